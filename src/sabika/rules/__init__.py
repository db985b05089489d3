"""Every rule is here: base chapters, modules, the order table, the register and the components."""
