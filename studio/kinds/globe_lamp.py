"""A table lamp: a globe of opal glass in a metal collar on a turned foot."""

from math import asin, pi

import numpy as np

from details import cord, disc, dot
from materials import oak, opal, rubber, satin, silk_brass, silk_steel
from outlines import rounded
from solids import lathe
from stage import CloseUp, Shot

FINISHES = {
    'oak': (lambda: oak('Z', 5), silk_brass),
    'deep-blue': (lambda: satin('deep-blue', 0.36), silk_brass),
    'brass': (silk_brass, silk_steel),
}
RADIUS, NECK, NECK_HEIGHT = 8.2, 3.3, 6.9


def build(finish):
    make_foot, make_collar = FINISHES[finish]
    foot, collar = make_foot(), make_collar()
    disc(5.3, 0.35, 0.1, rubber())
    lathe(rounded([(0, 0.3), (5.7, 0.3, 0.3), (5.95, 0.9, 0.4), (4.9, 4.9, 0.8), (0, 5.0)], 10), foot)
    lathe(rounded([(0, 5.0), (3.4, 5.0), (3.4, 5.3), (0, 5.3)], 5), rubber())
    lathe(rounded([(0, 5.25), (3.9, 5.25, 0.12), (3.95, 6.9, 0.3), (3.3, 7.05, 0.1), (3.2, 6.0)], 6), collar)
    angles = np.linspace(-pi / 2 + asin(NECK / RADIUS), pi / 2, 90)
    centre = NECK_HEIGHT + RADIUS * np.cos(asin(NECK / RADIUS))
    profile = np.stack([RADIUS * np.cos(angles), centre + RADIUS * np.sin(angles)], 1)
    profile[-1, 0] = 0
    lathe(profile, opal(centre - 2.6, 12.5), 160)
    dot((0, -5.62, 2.5), 0.42, (0, -1, 0.25))
    cord([(3.5, 4.5, 0.4), (6.5, 7, 0.26), (9.5, 7.2, 0.24), (12.5, 5.2, 0.24)], 0.26)
    return Shot(close_up=CloseUp(at=(0.4, -5, 4.6), width=13, elevation=14), samples=1.5)
