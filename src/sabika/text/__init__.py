"""Words: messages in English, German and French, shared by every surface."""
