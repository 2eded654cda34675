"""A press for halved citrus: a drum, a bowl with a spout that overhangs it, a fluted cone on top."""

from math import cos, pi, sin, tau

import numpy as np

from details import cord_behind, disc, dot
from materials import black, rubber, satin, steel
from outlines import rounded, spline
from solids import bevel, lathe, loft, sheet, stitches, thicken, turn
from stage import CloseUp, Shot

# Body, cone.
FINISHES = {
    'chalk': (lambda: satin('chalk', 0.38), 'ink'),
    'clay': (lambda: satin('clay', 0.38), 'chalk'),
    'brushed-steel': (lambda: steel(None, 0.36), 'ink'),
}


def build(finish):
    make_body, cone_tint = FINISHES[finish]
    body, cone = make_body(), satin(cone_tint, 0.3)
    disc(6.4, 0.5, 0.1, rubber(), (0, 0, 0))
    lathe(rounded([(0, 0.4), (6.9, 0.4, 0.5), (6.2, 12.2, 0.2), (0, 12.2)], 8), body)
    lathe([(0, 12.1), (5.9, 12.1), (5.9, 12.6), (0, 12.6)], black())
    outside = [(0, 12.5), (6.2, 12.5, 0.3), (8.4, 16.3, 2.4), (8.6, 18.6, 0.22)]
    inside = [(8.25, 18.6, 0.15), (7.9, 16.4, 2), (5.6, 14.9, 0.8), (0, 14.9)]
    lathe(rounded([*outside, *inside], 10), body)
    _strainer(cone)
    _cone(cone)
    _spout(body)
    dot((3.0, -6.1, 6.4), 0.48, (0.44, -0.9, 0.05))
    turn(-24)
    cord_behind((4, 5.4, 0.6), 12, 0.24)
    return Shot(close_up=CloseUp(at=(-0.5, -2.5, 19.0), width=14.5, elevation=34), elevation=20)


def _strainer(material):
    """The plate in the bowl, with slots for the juice."""
    plate = [(0, 15.6), (7.6, 15.9, 0.1), (7.7, 16.5, 0.15), (3.6, 16.2, 0.4), (3.4, 16.2)]
    lathe(rounded(plate, 6), material)
    slots = []
    for a in np.arange(30) / 30 * tau:
        out = np.array([cos(a), sin(a), 0])
        slots.append((out * 5.4 + (0, 0, 16.36), out * 6.9 + (0, 0, 16.46)))
    stitches(slots, 0.12, black())


def _cone(material):
    """Eight flutes that run out towards the tip."""
    loops = []
    for t in np.linspace(0, 1, 60):
        z = 16.0 + 7.2 * t
        radius = 4.7 * (1 - t**1.7) ** 0.62 * (1 - 0.25 * t) + 0.02
        depth = 0.2 * min(1, t * 6) * (1 - 0.4 * t)
        loop = []
        for a in np.arange(160) / 160 * tau:
            crest = abs(cos(4 * a)) ** 0.7
            r = radius * (1 - depth * (1 - crest))
            loop.append((r * cos(a), r * sin(a), z))
        loops.append(loop)
    loft(loops, material, sharp=80)


def _spout(material):
    """A gutter out of the bottom of the bowl, with a lip from which the juice falls into a glass."""
    path = spline([(0, -5.4, 14.3), (0, -7.6, 13.9), (0, -9.6, 13.2), (0, -11.2, 12.3)], 40)

    def point(u, v):
        along = np.array([np.interp(u * 39, np.arange(40), path[:, k]) for k in range(3)])
        angle = (2 * v - 1) * pi / 2
        width, depth = 1.75 * (1 - 0.32 * u), 1.5 * (1 - 0.42 * u)
        return along + np.array([width * sin(angle), -0.25 * u * cos(angle), -depth * cos(angle)])

    bevel(thicken(sheet(point, 40, 49, material), 0.26, 0), 0.1)
    disc(1.25, 0.06, 0.02, black(), (0, -6.93, 13.8), (0, -0.87, -0.5))
