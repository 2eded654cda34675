"""A coffee maker of one tower: tank and boiler behind, filter head above, a glass jug on its warm plate."""

from math import pi

import numpy as np

from details import cord, disc, dot, text
from materials import black, pane, plastic, print_ink, rubber, satin, steel
from outlines import resample, rounded, spline, superellipse
from solids import lathe, part, slab, sweep, turn
from stage import CloseUp, Shot

FINISHES = {
    'chalk': (lambda: satin('chalk'), 'ink'),
    'ink': (lambda: satin('ink', 0.38), 'chalk'),
    'sand': (lambda: satin('sand'), 'ink'),
}
JUG = (0, -3.6)  # Where the jug stands.


def build(finish):
    make_body, print_tint = FINISHES[finish]
    body = make_body()
    slab(15.6, 22.6, 0.5, 3.2, 0.1, rubber(), (0, 0, 0), 'Z')
    slab(16.6, 23.6, 3.0, 3.8, 0.5, body, (0, 0, 0.4), 'Z')
    slab(16.6, 8.6, 22.0, 3.8, 0.1, body, (0, 7.5, 3.0), 'Z')
    _head(body)
    disc(6.2, 0.25, 0.08, black(), (*JUG, 3.35))
    with part() as jug:
        _jug()
    jug.place((0, 0, 28), (*JUG, 3.65))
    _gauge(print_ink(print_tint))
    _switch()
    turn(-30)
    cord([(5, 12, 1.4), (9, 14, 0.4), (14, 13, 0.26), (18, 10, 0.26)], 0.26)
    return Shot(close_up=CloseUp(at=(1.6, -5, 14.6), width=19, elevation=14), samples=1.5)


def _head(body):
    slab(16.6, 23.6, 6.6, 3.8, 0.5, body, (0, 0, 24.6), 'Z')
    slab(16.0, 23.0, 0.5, 3.5, 0.02, black(), (0, 0, 31.0), 'Z')
    slab(16.6, 23.6, 1.5, 3.8, 0.45, body, (0, 0, 31.3), 'Z')
    with part() as basket:
        lathe(rounded([(0, 0), (2.2, 0), (5.8, 4.2, 0.3), (5.8, 5.4), (0, 5.4)], 6), satin('ink', 0.4))
    basket.place(at=(*JUG, 19.6))


def _jug():
    """The lower wall is the coffee itself, as glossy as the glass above it: two layers would be murky."""
    ink = satin('ink', 0.4)
    wall = [(0, 0.1), (5.4, 0.1, 0.9), (6.7, 4.2, 3.5), (6.0, 9.6, 3), (4.6, 12.4, 0.4), (4.7, 12.9)]
    wall = resample(rounded(wall, 12), 90)
    filled = wall[:, 1] < 7.4
    coffee = wall[filled]
    lathe([*coffee, (0, coffee[-1][1])], plastic('#1c0e07', 0.05, 0, 0.5))
    lathe([coffee[-1], *wall[~filled]], pane('#fbfdfd', 0.0, 0.04, 0.6))
    lid = [(4.5, 12.0), (4.95, 12.0, 0.1), (4.95, 13.0, 0.1), (5.1, 13.8, 0.3), (3.6, 14.6, 0.8), (0, 14.8)]
    lathe(rounded(lid, 8), ink)
    path = spline([(4.8, 0, 12.9), (7.2, 0, 13.2), (9.0, 0, 12.0), (9.3, 0, 8.4), (8.6, 0, 4.6)], 70)
    x = np.linspace(0, 1, 70)
    end = np.sqrt(np.clip(1 - (1 - np.clip((1 - x) / 0.06, 0, 1)) ** 2, 0.1, 1))
    sweep(path, np.stack([0.5 * end, (0.85 + 0.2 * x) * end], 1), ink, outline=superellipse(3), up=(0, 1, 0))


def _gauge(ink):
    """A window at the side that shows the water, marked in cups."""
    side = 8.3
    slab(1.3, 14.4, 0.16, 0.6, 0.05, plastic('#14191c', 0.1, 0), (side, 7.6, 14.6), 'X')
    for index, cups in enumerate('2468'):
        text(cups, 1.0, (side + 0.02, 6.0, 9.4 + 3.4 * index), ink, (pi / 2, 0, pi / 2))


def _switch():
    slab(1.9, 0.9, 0.5, 0.3, 0.1, steel('X', 0.3), (4.2, -11.9, 1.9), 'Y')
    dot((-4.2, -11.8, 1.9), 0.6)
