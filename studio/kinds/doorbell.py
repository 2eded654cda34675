"""A bell for the door: gong, hammer and push button on one upright plate."""

from math import cos, pi, sin

import numpy as np

from details import disc, dot
from materials import black, brass, metal, satin, steel
from outlines import rounded, spline
from solids import lathe, part, slab, sweep, turn
from stage import CloseUp, Shot

# Gong and button, plate.
FINISHES = {
    'brass': (brass, lambda: satin('ink', 0.42)),
    'brushed-steel': (lambda: steel('X', 0.24), lambda: satin('chalk', 0.42)),
    'ink': (lambda: metal('#5a656d', 0.3), lambda: satin('ink', 0.36)),
}
GONG = 11.4  # The height of its middle.
FRONT = -1.3  # The plate's face.


def build(finish):
    make_bright, make_plate = FINISHES[finish]
    bright = make_bright()
    slab(10.4, 18.0, 0.5, 2.6, 0.05, black(), (0, 1.5, 9.0), 'Y')
    slab(11.0, 18.6, 2.6, 2.9, 0.5, make_plate(), (0, 0, 9.3), 'Y')
    with part() as gong:
        _gong(bright)
    gong.place((90, 0, 0), (0, FRONT, GONG))
    _hammer(bright)
    with part() as button:
        collar = [(0, 0), (1.9, 0), (1.9, 0.5, 0.2), (1.5, 0.55, 0.1), (1.45, 0.2), (0, 0.2)]
        lathe(rounded(collar, 6), bright)
        lathe(rounded([(0, 0.1), (1.36, 0.1), (1.3, 0.75, 0.25), (0, 0.95)], 8), bright)
    button.place((90, 0, 0), (0, FRONT, 3.6))
    dot((0, FRONT - 0.92, 3.6), 0.42)
    turn(-26)
    return Shot(close_up=CloseUp(at=(0, -1.8, 5.4), width=10.5, elevation=12, azimuth=-14))


def _gong(material):
    """Modelled upright: the dome looks up, on a short post."""
    lathe([(0, 0), (0.9, 0), (0.9, 1.0), (0, 1.0)], black(), 48)
    outside = [(4.5, 0.55), (4.55, 0.7, 0.06), (4.1, 1.9, 2.2), (1.6, 3.1, 2.5), (0, 3.2)]
    inside = [(0, 3.05), (1.5, 2.95, 2.4), (3.95, 1.8, 2.0), (4.4, 0.6)]
    lathe(rounded([*inside, *outside], 12), material)
    disc(0.7, 0.4, 0.14, material, (0, 0, 3.15))


def _hammer(material):
    """A wire out of the plate with a ball that all but touches the gong."""
    wire = spline([(3.9, FRONT + 0.2, 5.0), (3.9, FRONT - 0.7, 5.2), (3.1, FRONT - 1.0, 7.2)], 30)
    sweep(wire, 0.14, material, segments=16)
    ball = lathe([(0.6 * sin(a), -0.6 * cos(a)) for a in np.linspace(0, pi, 20)], material, 40)
    ball.location = (3.1, FRONT - 1.0, 7.2)
    disc(0.45, 0.14, 0.04, material, (3.9, FRONT, 5.0), (0, -1, 0))
