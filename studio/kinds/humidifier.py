"""A humidifier: a tapered tank with soft corners on a base with a dial, a window for the water, a plume of mist."""

from math import atan, cos, degrees, pi, sin

import numpy as np

from details import cord_behind, dial_marks, disc, dot, mist
from materials import black, plastic, print_ink, rubber, satin
from outlines import round_rectangle, rounded
from solids import lathe, loft, part, slab, turn
from stage import CloseUp, Shot

FINISHES = {'chalk': 'chalk', 'sand': 'sand', 'lagoon': 'lagoon'}
SEAM, TOP = 7.0, 24.2
WIDE, NARROW, CORNER = 8.4, 6.7, 4.2
SLOPE = (WIDE - NARROW) / (TOP - SEAM)


def build(finish):
    tint = FINISHES[finish]
    body, ink = plastic(tint, 0.52, 0), print_ink('chalk' if tint == 'lagoon' else 'ink')
    slab(14.8, 14.8, 0.6, 3.6, 0.1, rubber(), (0, 0, 0), 'Z')
    _solid(
        [(0.45, WIDE - 0.5), (0.6, WIDE - 0.18), (0.95, WIDE), (SEAM - 0.12, WIDE), (SEAM, WIDE - 0.1)], body
    )
    _solid([(SEAM - 0.1, WIDE - 0.45), (SEAM + 0.4, WIDE - 0.45)], black())
    _solid(_tank(), body)
    _nozzle()
    _window(ink)
    with part() as knob:
        _dial(ink)
    knob.place((0, 0, 0), (0, -WIDE - 0.02, 3.8))
    dot((4.6, -WIDE - 0.02, 3.8), 0.46)
    turn(-30)
    cord_behind((5, 7, 1.4), 15.5, 0.26)
    mist((0, 0, TOP + 1.2), 8.0, 1.7)
    return Shot(close_up=CloseUp(at=(-3.2, -7.3, 5.4), width=13, elevation=14, azimuth=-24), lens=135)


def _tank():
    """Height and half width of the tank, from the seam up: a straight taper, a tight shoulder, a flat top."""
    steps = [(SEAM + 0.3, WIDE - 0.12), (SEAM + 0.42, WIDE - 0.03)]
    steps += [(z, WIDE - SLOPE * (z - SEAM)) for z in np.linspace(SEAM + 0.6, TOP - 0.8, 12)]
    half = steps[-1][1]
    return steps + [
        (TOP - 0.8 + 0.8 * sin(a), half - 0.8 * (1 - cos(a))) for a in np.linspace(0.2, pi / 2, 8)
    ]


def _solid(steps, material):
    loops = []
    for height, half in steps:
        plan = round_rectangle(2 * half, 2 * half, CORNER - (WIDE - half) * 0.6, 18)
        loops.append([(x, y, height) for x, y in plan])
    return loft(loops, material, sharp=50)


def _nozzle():
    """Round, dark, with a deep throat."""
    collar = [
        (2.75, TOP - 0.1),
        (2.75, TOP + 0.25, 0.1),
        (2.3, TOP + 1.3, 0.16),
        (1.75, TOP + 1.3, 0.16),
        (1.3, TOP),
    ]
    lathe(rounded(collar, 6), satin('ink', 0.46))
    lathe([(0, TOP + 0.2), (1.6, TOP + 0.2)], black())


def _window(ink):
    """A slot in the tank's front, through which the water shows, with marks beside it."""
    middle = 15.4
    with part() as slot:
        slab(1.3, 10.4, 0.5, 0.64, 0.16, satin('ink', 0.3), (0, 0, 0), 'Y')
        slab(0.9, 6.2, 0.5, 0.44, 0.08, plastic('#79a9b6', 0.12, 0), (0, -0.04, -1.9), 'Y')
        for index in range(5):
            wide = 0.9 if index % 2 == 0 else 0.55
            slab(wide, 0.1, 0.02, 0.04, 0.005, ink, (1.3 + wide / 2, -0.2, -4.4 + 2.2 * index), 'Y')
    slot.place((-degrees(atan(SLOPE)), 0, 0), (0, 0.2 - WIDE + SLOPE * (middle - SEAM), middle))


def _dial(marks):
    with part() as knob:
        lathe(rounded([(0, -0.1), (1.75, -0.1), (1.75, 0.05), (0, 0.05)], 2), black(), 96)
        lathe(rounded([(0, 0), (1.6, 0, 0.1), (1.5, 1.2, 0.25), (0, 1.25)], 8), satin('ink', 0.45), 96)
    knob.place((90, 0, 0))
    dial_marks(9, 2.35, 0.1, 0.28, marks, (0, -0.02, 0), major=4)
    disc(0.14, 0.05, 0.02, print_ink('chalk'), (-0.75, -1.24, 0.75), (0, -1, 0), 24)
