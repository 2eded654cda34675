"""A bedside night light: a stoneware stem under a low cap of opal glass."""

import numpy as np

from details import cord, disc, dot
from materials import black, opal, rubber, silk_brass, stoneware, walnut
from outlines import rounded, spline
from solids import lathe
from stage import CloseUp, Shot

FINISHES = {
    'chalk': lambda: stoneware('chalk', 0.4, 0.5),
    'clay': lambda: stoneware('clay', 0.5, 0.1),
    'walnut': lambda: walnut('Z', 3),
}


def build(finish):
    stem = FINISHES[finish]()
    disc(3.2, 0.25, 0.08, rubber())
    curve = spline([(3.6, 0.6), (3.5, 1.6), (2.5, 3.6), (1.9, 5.6), (2.2, 7.4), (3.0, 8.3)], 60)
    lathe(np.vstack([rounded([(0, 0.2), (3.45, 0.2, 0.25), (3.6, 0.6)], 6), curve, [(0, 8.4)]]), stem)
    lathe(rounded([(0, 8.3), (3.05, 8.3, 0.1), (3.05, 8.6, 0.1), (0, 8.6)], 5), silk_brass(), 96)
    disc(2.5, 0.4, 0.02, black(), (0, 0, 8.55))
    _cap()
    dot((0, -3.5, 1.45), 0.34, (0, -1, 0.2))
    cord([(2, 3, 0.3), (4, 4.6, 0.2), (6.2, 4.8, 0.18), (8.2, 3.6, 0.18)], 0.18)
    return Shot(close_up=CloseUp(at=(0.3, -3, 5.2), width=11, elevation=12))


def _cap():
    upper = spline([(5.4, 9.5), (5.33, 10.4), (4.5, 12.2), (2.7, 13.4), (0.01, 13.85)], 60)
    lower = rounded([(0, 8.85), (3.0, 8.87), (4.8, 8.9, 0.35), (5.4, 9.5)], 8)
    lathe(np.vstack([lower, upper]), opal(9.4, 6.5, strength=0.85), 160)
