"""A hair dryer that stands in its holder: a barrel with a grille behind and a flat nozzle in front."""

from math import cos, sin, tau

import numpy as np

from details import cord, disc, dot
from materials import black, plastic, rubber, satin, steel
from outlines import ring, rounded, spline, superellipse
from solids import lathe, loft, part, slab, stitches, sweep, turn
from stage import CloseUp, Shot

# Body; nozzle and holder.
FINISHES = {
    'chalk': (lambda: satin('chalk', 0.4), 'ink'),
    'sand': (lambda: satin('sand', 0.4), 'ink'),
    'deep-blue': (lambda: satin('deep-blue', 0.36), 'slate'),
}
AXIS = 19.5  # The height of the barrel's axis.


def build(finish):
    make_body, accent_tint = FINISHES[finish]
    body, accent = make_body(), satin(accent_tint, 0.42)
    with part() as barrel:
        _barrel(body)
        _grille(body)
        _nozzle(accent)
    barrel.place((0, 90, 0), (0, 0, AXIS))
    _handle(body)
    _holder(accent)
    turn(28)
    cord([(2, 4, 0.8), (5, 6, 0.3), (8.5, 6.5, 0.24), (12, 4.5, 0.24)], 0.26)
    return Shot(close_up=CloseUp(at=(4.2, -4.4, AXIS - 3.4), width=14.5, elevation=14, azimuth=18))


def _barrel(material):
    """Modelled upright: its back looks up, its front down."""
    front = [(3.3, -7.4), (3.72, -7.4, 0.15), (3.95, 4.4, 0.1), (3.5, 4.4)]
    back = [(3.5, 4.55), (3.95, 4.55, 0.1), (3.95, 9.2, 0.5), (3.5, 9.2, 0.2), (3.5, 8.4)]
    lathe(rounded(front, 12), material)
    lathe(rounded(back, 8), material)
    lathe([(3.8, 4.2), (3.8, 4.8)], black())
    lathe([(0, -7.3), (3.5, -7.3), (3.5, -7.6), (0, -7.6)], black())
    slots = []
    for a in np.arange(40) / 40 * tau:
        out = np.array([cos(a), sin(a), 0]) * 3.92
        slots.append((out + (0, 0, 5.7), out + (0, 0, 8.0)))
    stitches(slots, 0.13, black())


def _grille(material):
    """Rings and bars before a dark hollow."""
    disc(3.6, 0.05, 0.01, black(), (0, 0, 8.3))
    for radius in (0.8, 1.5, 2.2, 2.9):
        sweep(ring(radius, (0, 0, 8.95), 'Z', 64), 0.17, material, closed=True, segments=12)
    bars = []
    for a in np.arange(6) / 6 * tau:
        out = np.array([cos(a), sin(a), 0])
        bars.append((out * 0.7 + (0, 0, 8.9), out * 3.6 + (0, 0, 8.9)))
    stitches(bars, 0.15, material)


def _nozzle(material):
    """From the barrel's circle to a flat slit."""
    loops = []
    for t in np.linspace(0, 1, 24):
        ease = t * t * (3 - 2 * t)
        outline = superellipse(2 + 2.2 * ease, 64)
        half = (3.5 - 1.9 * ease, 3.5 - 0.1 * ease)
        loops.append([(x * half[0], y * half[1], -7.55 - 3.8 * t) for x, y in outline])
    loft(loops, material, sharp=40)
    slab(2.2, 5.8, 0.02, 0.9, 0.005, plastic('#0c0f11', 1, 0, 0), (0, 0, -11.37), 'Z')


def _handle(material):
    path = spline([(0.6, 0, AXIS - 3), (0.9, 0, 13), (1.0, 0, 9), (0.8, 0, 3.5)], 60)
    x = np.linspace(0, 1, 60)
    radii = np.stack([2.0 - 0.25 * np.sin(x * np.pi), 1.65 - 0.15 * np.sin(x * np.pi)], 1)
    sweep(path, radii, material, outline=superellipse(2.6), up=(1, 0, 0))
    slab(1.5, 3.6, 0.3, 0.7, 0.1, black(), (0.95, -1.52, 11.4), 'Y')
    slab(1.1, 1.3, 0.7, 0.5, 0.2, steel('X', 0.3), (0.95, -1.75, 10.7), 'Y')
    dot((0.85, -1.62, 14.6), 0.4)


def _holder(material):
    disc(4.7, 0.3, 0.05, rubber(), (0.8, 0, 0))
    disc(5.0, 1.0, 0.2, material, (0.8, 0, 0.25))
    with part() as cup:
        lathe(rounded([(0, 0), (3.1, 0), (2.8, 3.2, 0.3), (2.35, 3.2, 0.1), (2.3, 1)], 8), material)
    cup.place(at=(0.8, 0, 1.2))
