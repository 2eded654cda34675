"""A coffee maker of one tower: tank and boiler behind, filter head above, a glass jug on its warm plate."""

from math import pi

import numpy as np

from details import cord_behind, disc, dot, text
from materials import black, clear_glass, plastic, print_ink, rubber, satin, steel
from outlines import resample, rounded, spline, superellipse
from solids import lathe, part, slab, sweep, turn
from stage import CloseUp, Shot

FINISHES = {
    'chalk': (lambda: satin('chalk'), 'ink'),
    'ink': (lambda: satin('ink', 0.38), 'chalk'),
    'sand': (lambda: satin('sand'), 'ink'),
}
JUG = (0, -3.6)  # Where the jug stands.
COFFEE = 6.9  # How high it stands in the jug.


def build(finish):
    make_body, print_tint = FINISHES[finish]
    body = make_body()
    slab(15.2, 22.2, 0.6, 2.8, 0.1, rubber(), (0, 0, 0), 'Z')
    slab(16.6, 23.6, 2.8, 3.6, 0.4, body, (0, 0, 0.5), 'Z')
    slab(16.6, 8.6, 22.4, 3.6, 0.1, body, (0, 7.5, 3.0), 'Z')
    _head(body)
    disc(6.0, 0.25, 0.08, black(), (*JUG, 3.25))
    with part() as jug:
        _jug()
    jug.place((0, 0, 28), (*JUG, 3.55))
    _gauge(print_ink(print_tint))
    _switch()
    turn(-30)
    cord_behind((6, 11, 1.4), 17, 0.26)
    return Shot(close_up=CloseUp(at=(1.6, -5, 14.2), width=19, elevation=14), elevation=12, lens=135)


def _head(body):
    slab(16.6, 23.6, 5.6, 3.6, 0.4, body, (0, 0, 25.2), 'Z')
    slab(16.0, 23.0, 0.5, 3.3, 0.02, black(), (0, 0, 30.6), 'Z')
    slab(16.6, 23.6, 1.4, 3.6, 0.4, body, (0, 0, 31.0), 'Z')
    with part() as basket:
        ink = satin('ink', 0.4)
        lathe(
            rounded([(0, 0), (1.5, 0, 0.2), (1.7, 1.2, 0.3), (5.6, 5.0, 0.5), (5.7, 6.6), (0, 6.6)], 8), ink
        )
    basket.place(at=(*JUG, 18.9))


def _jug():
    ink = satin('ink', 0.4)
    belly = spline([(4.9, 0.2), (6.0, 1.7), (6.6, 4.4), (6.2, 8.4), (4.75, 12.2), (4.6, 12.9)], 110)
    wall = resample([(0, 0.1), (4.6, 0.1), *belly], 160)
    lathe(wall, clear_glass(rim_strength=0.55))
    inside = wall[wall[:, 1] < COFFEE] - (0.12, -0.06)
    inside[:, 0] = np.maximum(inside[:, 0], 0)
    coffee = plastic('#1d0f08', 0.3, 0, 0.25)
    lathe(inside, coffee)
    brim = inside[-1][0]
    lathe([(brim, COFFEE), (0, COFFEE)], plastic('#4a2a16', 0.4, 0, 0.2))
    lid = [(4.4, 12.0), (4.95, 12.0, 0.1), (4.95, 13.0, 0.1), (5.1, 13.8, 0.3), (3.6, 14.5, 0.8), (0, 14.7)]
    lathe(rounded(lid, 8), ink)
    path = spline([(4.8, 0, 12.9), (7.2, 0, 13.2), (9.0, 0, 12.0), (9.3, 0, 8.4), (8.6, 0, 4.6)], 70)
    x = np.linspace(0, 1, 70)
    end = np.sqrt(np.clip(1 - (1 - np.clip((1 - x) / 0.06, 0, 1)) ** 2, 0.1, 1))
    sweep(path, np.stack([0.5 * end, (0.8 + 0.2 * x) * end], 1), ink, outline=superellipse(3), up=(0, 1, 0))


def _gauge(ink):
    """A window at the side that shows the water, marked in cups."""
    side = 8.3
    slab(1.3, 14.4, 0.16, 0.6, 0.05, plastic('#14191c', 0.1, 0), (side, 7.6, 14.6), 'X')
    for index, cups in enumerate('2468'):
        text(cups, 1.0, (side + 0.02, 6.0, 9.4 + 3.4 * index), ink, (pi / 2, 0, pi / 2))


def _switch():
    slab(1.9, 0.9, 0.5, 0.3, 0.1, steel('X', 0.3), (4.2, -11.9, 1.9), 'Y')
    dot((-4.2, -11.8, 1.9), 0.56)
