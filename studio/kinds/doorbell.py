"""A bell for the door: gong, hammer and push button on one upright plate."""

from math import cos, pi, sin

import numpy as np

from details import disc, dot
from materials import black, metal, satin, silk_brass, steel
from outlines import rounded, spline
from solids import lathe, part, slab, stitches, sweep, turn
from stage import CloseUp, Shot

# Gong and button, plate.
FINISHES = {
    'brass': (lambda: metal('#d9b774', 0.3), lambda: satin('ink', 0.42)),
    'brushed-steel': (lambda: steel('X', 0.36), lambda: satin('chalk', 0.42)),
    'ink': (lambda: metal('#8a959d', 0.34), lambda: satin('#2a3238', 0.36)),
}
GONG, BUTTON = 11.7, 4.4  # The heights of their middles.
FRONT = -0.9  # The plate's face.
TURN = -24


def build(finish):
    make_bright, make_plate = FINISHES[finish]
    bright = make_bright()
    slab(10.4, 18.0, 0.5, 2.6, 0.05, black(), (0, 1.1, 9.0), 'Y')
    slab(11.0, 18.6, 1.8, 2.9, 0.35, make_plate(), (0, 0, 9.3), 'Y')
    with part() as gong:
        _gong(bright)
    gong.place((90, 0, 0), (0, FRONT, GONG))
    _hammer(bright)
    with part() as button:
        collar = [(0, 0), (1.9, 0), (1.9, 0.5, 0.2), (1.5, 0.55, 0.1), (1.45, 0.2), (0, 0.2)]
        lathe(rounded(collar, 6), bright)
        lathe(rounded([(0, 0.1), (1.36, 0.1), (1.3, 0.75, 0.25), (0, 0.95)], 8), bright)
    button.place((90, 0, 0), (0, FRONT, BUTTON))
    dot((0, FRONT - 0.92, BUTTON), 0.42)
    for height in (1.15, 17.45):
        _screw(bright, height)
    turn(TURN)
    close_up = CloseUp(at=(0, -1.4, 5.9), width=10.5, elevation=12, azimuth=-14)
    return Shot(close_up, wall=TURN)


def _gong(material):
    """Modelled upright: the dome looks up, on a short post."""
    lathe([(0, 0), (0.9, 0), (0.9, 1.0), (0, 1.0)], black(), 48)
    outside = [(3.98, 0.55), (4.03, 0.7, 0.06), (3.65, 1.75, 2.0), (1.4, 2.75, 2.2), (0, 2.85)]
    inside = [(0, 2.7), (1.3, 2.6, 2.1), (3.5, 1.65, 1.8), (3.88, 0.6)]
    lathe(rounded([*inside, *outside], 12), material)
    disc(0.62, 0.35, 0.12, material, (0, 0, 2.8))


def _hammer(material):
    """A wire out of the plate with a ball that all but touches the gong."""
    wire = spline([(3.9, FRONT + 0.2, 6.0), (3.9, FRONT - 0.7, 6.2), (3.2, FRONT - 1.0, 8.1)], 30)
    sweep(wire, 0.14, material, segments=16)
    ball = lathe([(0.6 * sin(a), -0.6 * cos(a)) for a in np.linspace(0, pi, 20)], material, 40)
    ball.location = (3.2, FRONT - 1.0, 8.1)
    disc(0.45, 0.14, 0.04, material, (3.9, FRONT, 6.0), (0, -1, 0))


def _screw(material, height):
    disc(0.55, 0.16, 0.08, material, (0, FRONT, height), (0, -1, 0), 48)
    slot = np.array([0.42 * cos(0.6), 0, 0.42 * sin(0.6)])
    middle = np.array([0, FRONT - 0.16, height])
    stitches([(middle - slot, middle + slot)], 0.07, black())
