"""Learning environments: PettingZoo for all seats (``aec``), Gymnasium for one of them (``seat``)."""
