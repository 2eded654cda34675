"""The colours of the house."""

COLOURS = {
    'chalk': '#e3dfd6',
    'sand': '#d6c4a2',
    'clay': '#b4674a',
    'coral': '#f2553a',
    'sea-green': '#7c978d',
    'lagoon': '#357f90',
    'deep-blue': '#1b3a52',
    'slate': '#56636c',
    'ink': '#262d34',
    'tan': '#9a6238',
}


def colour(name):
    """The '#rrggbb' of a name; a '#rrggbb' stays as it is."""
    return COLOURS.get(name, name)
