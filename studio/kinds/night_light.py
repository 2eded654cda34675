"""A bedside night light: a stoneware stem under a low cap of opal glass."""

from math import pi

import numpy as np

from details import cord_behind, disc, dot, lamp
from materials import black, glaze, opal, rubber, silk_brass, walnut
from outlines import rounded, spline
from solids import lathe
from stage import CloseUp, Shot

FINISHES = {
    'chalk': lambda: glaze('chalk', 0.36),
    'clay': lambda: glaze('clay', 0.44, 0.14),
    'walnut': lambda: walnut('Z', 3, rings=2),
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
    cord_behind((1.4, 3.4, 0.4), 7.2, 0.18)
    return Shot(close_up=CloseUp(at=(0.3, -3, 5.2), width=11, elevation=12))


def _cap():
    angles = np.linspace(0, pi / 2, 60)
    upper = np.stack([5.4 * np.cos(angles) ** 0.9, 9.7 + 4.2 * np.sin(angles) ** 0.9], 1)
    lower = rounded([(0, 8.85), (3.0, 8.87), (5.4, 8.95, 0.6), (5.4, 9.7)], 10)
    cap = lathe(np.vstack([lower[:-1], upper]), opal(10.4, 6.5), 160)
    cap.visible_shadow = False
    lamp((0, 0, 9.4), 800, radius=4.6)
