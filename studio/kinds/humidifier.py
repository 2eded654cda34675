"""A humidifier: a soft-edged tapered tank on a base with a dial, a window for the water, a plume of mist."""

import numpy as np

from details import cord, dial_marks, disc, dot, mist
from materials import black, plastic, print_ink, rubber, satin
from outlines import round_rectangle, rounded
from solids import lathe, loft, part, slab, turn
from stage import CloseUp, Shot

FINISHES = {'chalk': 'chalk', 'sand': 'sand', 'lagoon': 'lagoon'}
BASE, TOP = 7.2, 25.0


def build(finish):
    tint = FINISHES[finish]
    body = plastic(tint, 0.38, 0.0014)
    slab(15.2, 15.2, 0.5, 4, 0.1, rubber(), (0, 0, 0), 'Z')
    _solid([(0.4, 7.7, 4.4), (0.8, 8.2, 4.8), (1.6, 8.5, 5), (BASE - 0.3, 8.4, 5), (BASE, 8.1, 4.8)], body)
    _solid([(BASE - 0.2, 7.8, 4.5), (BASE + 0.3, 7.8, 4.5)], black())
    _solid(_tank(), body)
    _nozzle(body)
    _window()
    with part() as knob:
        _dial(tint)
    knob.place((0, 0, 0), (0, -8.42, 3.9))
    dot((5.4, -8.46, 3.9), 0.5)
    cord([(6, 7, 1.2), (10, 8, 0.3), (14, 7.5, 0.24), (17, 5, 0.24)], 0.26)
    turn(-30)
    mist((0, 0, TOP + 0.3), 8.5, 2.0)
    return Shot(close_up=CloseUp(at=(-3.2, -7.3, 5.4), width=13, elevation=14, azimuth=-24))


def _tank():
    """Height, half width and corner radius of the tank, from the seam up."""
    steps = [(BASE + 0.22, 8.1, 4.8), (BASE + 0.5, 8.4, 5)]
    for t in np.linspace(0.05, 1, 16):
        half = 8.4 - 3.1 * t**1.7
        steps.append((BASE + 0.5 + (TOP - BASE - 1.9) * t, half, 5 - 0.4 * t))
    for a in np.linspace(0.2, np.pi / 2, 7):
        steps.append((TOP - 1.4 + 1.4 * np.sin(a), 5.3 - 1.6 * (1 - np.cos(a)), 4.6 - 1.2 * (1 - np.cos(a))))
    return steps


def _solid(steps, material):
    loops = []
    for height, half, radius in steps:
        plan = round_rectangle(2 * half, 2 * half, min(radius, half - 0.02), 14)
        loops.append([(x, y, height) for x, y in plan])
    return loft(loops, material, sharp=50)


def _nozzle(body):
    collar = [(2.6, TOP - 0.3), (2.6, TOP + 0.8, 0.2), (1.9, TOP + 0.8, 0.2), (1.3, TOP - 0.2)]
    lathe(rounded(collar, 6), body)
    lathe([(0, TOP - 0.1), (1.6, TOP - 0.1)], black())


def _window():
    """A slot in the tank's front, through which the water shows."""
    with part() as slot:
        slab(1.5, 9.4, 0.5, 0.74, 0.2, satin('ink', 0.3), (0, 0, 0), 'Y')
        slab(1.1, 5.6, 0.5, 0.54, 0.1, plastic('#79a9b6', 0.12, 0), (0, -0.05, -1.7), 'Y')
    slot.place((-7.5, 0, 0), (0, -7.9, 14.4))


def _dial(tint):
    marks = print_ink('chalk' if tint == 'lagoon' else 'ink')
    with part() as knob:
        lathe(rounded([(0, -0.1), (1.75, -0.1), (1.75, 0.05), (0, 0.05)], 2), black(), 96)
        lathe(rounded([(0, 0), (1.6, 0, 0.1), (1.5, 1.2, 0.25), (0, 1.25)], 8), satin('ink', 0.45), 96)
    knob.place((90, 0, 0))
    dial_marks(9, 2.35, 0.1, 0.28, marks, (0, -0.06, 0), major=4)
    disc(0.14, 0.05, 0.02, print_ink('chalk'), (-0.75, -1.24, 0.75), (0, -1, 0), 24)
