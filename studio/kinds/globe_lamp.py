"""A table lamp: a globe of opal glass in a metal collar on a turned foot."""

from math import asin, pi

import numpy as np

from details import cord_behind, disc, dot
from materials import black, oak, opal, rubber, satin, silk_brass, silk_steel
from outlines import rounded
from solids import lathe
from stage import CloseUp, Shot

FINISHES = {
    'oak': (lambda: oak('Z', 5, rings=2), silk_brass),
    'deep-blue': (lambda: satin('deep-blue', 0.36), silk_brass),
    'brass': (silk_brass, silk_steel),
}
RADIUS, NECK, NECK_HEIGHT = 8.2, 3.5, 5.35


def build(finish):
    make_foot, make_collar = FINISHES[finish]
    foot, collar = make_foot(), make_collar()
    disc(5.6, 0.35, 0.1, rubber())
    lathe(rounded([(0, 0.3), (6.0, 0.3, 0.12), (6.0, 3.5, 0.35), (0, 3.56)], 8), foot)
    lathe([(0, 3.5), (3.5, 3.5), (3.5, 3.8), (0, 3.8)], black())
    ring = [(0, 3.7), (3.95, 3.7, 0.1), (3.95, 5.5, 0.1), (3.78, 5.5, 0.08), (3.6, 5.0), (0, 5.0)]
    lathe(rounded(ring, 6), collar)
    angles = np.linspace(-pi / 2 + asin(NECK / RADIUS), pi / 2, 90)
    centre = NECK_HEIGHT + RADIUS * np.cos(asin(NECK / RADIUS))
    profile = np.stack([RADIUS * np.cos(angles), centre + RADIUS * np.sin(angles)], 1)
    profile[-1, 0] = 0
    lathe(profile, opal(centre - 2.2, 12, polish=1.0), 160)
    dot((0, -6.0, 1.9), 0.36)
    cord_behind((4.6, 3.8, 0.5), 10.5, 0.24)
    return Shot(close_up=CloseUp(at=(0.2, -5, 4.3), width=12, elevation=16), samples=1.5)
