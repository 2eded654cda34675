"""A power bank: a sleeve round an aluminium core, two sockets, four lights, a cable."""

import numpy as np
from details import cord, dot
from materials import black, cloth, cork, leather, metal, plastic
from outlines import round_rectangle, superellipse
from solids import loft, slab, stitches, sweep, turn
from stage import CloseUp, Shot

# The sleeve, its thread, the cable.
FINISHES = {
    'sand': (
        lambda: cloth('#e2c7a6', '#5c3d27', per_cm=6, bump=0.045, uneven=0.3, contrast=0.6),
        None,
        '#1b3a52',
    ),
    'cork': (cork, None, '#2a3034'),
    'tan': (lambda: leather('tan'), '#e6d9bd', '#e8e2d4'),
}
WIDTH, LENGTH, HEIGHT = 7.4, 14.0, 2.6
MIDDLE = HEIGHT / 2 + 0.09  # The sleeve is proud of the core and lies on the table.


def build(finish):
    make_sleeve, thread, cable = FINISHES[finish]
    shell = metal('#c9cccf', 0.36)
    _sleeve(make_sleeve())
    for side in (-1, 1):
        _cap(shell, side)
    if thread:
        _seams(thread)
    for x in (-1.6, 1.0):
        socket = slab(1.05, 0.4, 0.1, 0.19, 0.04, black(), (x, -LENGTH / 2 - 0.02, MIDDLE))
    for k in range(4):
        x = -0.55 + 0.25 * k
        slab(0.12, 0.12, 0.05, 0.055, 0.01, plastic('#f6efdc', 0.5, 0), (x, -LENGTH / 2 - 0.01, MIDDLE))
    dot((2.5, -LENGTH / 2, MIDDLE), 0.24)
    _plug()
    _cable(cable)
    turn(-34)
    return Shot(close_up=CloseUp(at=socket, width=9, elevation=24, azimuth=-20), elevation=27, size=0.52)


def _sleeve(material):
    """Wrapped round the core: its rims are soft."""
    half = LENGTH / 2 - 1.15
    inset = [(0.16, 0), (0.05, 0.05), (0, 0.16)]
    stations = [(-half + y, i) for i, y in inset] + [(half - y, i) for i, y in inset[::-1]]
    _ring_loft(stations, material, 0.09)


def _cap(material, side):
    """An end of the core, seen beyond the sleeve."""
    half = LENGTH / 2
    inset = [(0.3, 0), (0.16, 0.03), (0.06, 0.12), (0, 0.3)]
    stations = [(side * (half - y), i) for i, y in inset] + [(side * (half - 1.1), 0)]
    _ring_loft(stations, material, 0)


def _ring_loft(stations, material, grow):
    """A skin over round rectangles at (y, inset)."""
    loops = []
    for y, inset in stations:
        width, height = WIDTH - 2 * inset + 2 * grow, HEIGHT - 2 * inset + 2 * grow
        outline = round_rectangle(width, height, 1.05 - inset + grow)
        loops.append([(x, y, z + MIDDLE) for x, z in outline])
    loft(loops, material, sharp=50)


def _seams(tint):
    """A row of stitches along both ends of the sleeve's top."""
    pairs = []
    for y in (-LENGTH / 2 + 1.5, LENGTH / 2 - 1.5):
        xs = np.arange(-2.6, 2.7, 0.42)
        pairs += [((x - 0.13, y, HEIGHT + 0.19), (x + 0.13, y, HEIGHT + 0.19)) for x in xs]
    stitches(pairs, 0.05, plastic(tint, 0.8, 0))


def _plug():
    """The cable's plug in the left socket."""
    front, z = -LENGTH / 2, MIDDLE
    path = [(-1.6, front + y, z) for y in (0.1, -0.5)]
    sweep(path, [(0.16, 0.42)] * 2, metal('#d9dbdc', 0.2), superellipse(4, 32), up=(0, 0, 1))
    grip = [(-1.6, front - y, z) for y in (0.3, 0.36, 0.5, 2.0, 2.2, 2.3)]
    radii = [(0.3, 0.55), (0.36, 0.6), (0.38, 0.62), (0.38, 0.62), (0.3, 0.5), (0.22, 0.3)]
    sweep(grip, radii, plastic('#23292e', 0.5, 0.002), superellipse(4, 40), up=(0, 0, 1))


def _cable(tint):
    """From the plug round the front, to a second plug that lies beside the bank."""
    front = -LENGTH / 2
    points = [
        (-1.6, front - 2.2, 1.3),
        (-1.6, front - 3.2, 1.0),
        (-0.6, front - 5.0, 0.3),
        (2.4, front - 5.2, 0.22),
    ]
    points += [
        (6.2, front - 3.2, 0.22),
        (7.2, front + 0.6, 0.22),
        (6.4, front + 4.2, 0.22),
        (6.6, front + 6.5, 0.24),
    ]
    cord(points, 0.19, tint)
    x, y = 6.6, front + 6.4
    grip = [(x, y + t, 0.42) for t in (0, 0.1, 0.3, 1.8, 1.95, 2.0)]
    radii = [(0.22, 0.3), (0.3, 0.5), (0.38, 0.62), (0.38, 0.62), (0.36, 0.6), (0.3, 0.55)]
    sweep(grip, radii, plastic('#23292e', 0.5, 0.002), superellipse(4, 40), up=(0, 0, 1))
    sweep(
        [(x, y + 1.9, 0.42), (x, y + 2.6, 0.42)],
        [(0.16, 0.42)] * 2,
        metal('#d9dbdc', 0.2),
        superellipse(4, 32),
        up=(0, 0, 1),
    )
