"""An aroma diffuser: fluted stoneware in two halves on a ring of wood, a wisp of mist above."""

import numpy as np

from details import dot, mist
from materials import black, oak, stoneware, walnut
from outlines import rounded, spline
from solids import lathe, loft
from stage import CloseUp, Shot

FINISHES = {
    'clay': (lambda: stoneware('clay', 0.5, 0.0), walnut),
    'chalk': (lambda: stoneware('chalk', 0.46, 0.25), oak),
    'slate': (lambda: stoneware('slate', 0.44, 0.12), oak),
}
FLUTES, SEAM = 22, 10.2


def build(finish):
    make_clay, make_wood = FINISHES[finish]
    clay = make_clay()
    lathe(rounded([(0, 0), (6.1, 0, 0.3), (6.7, 0.9, 0.5), (6.6, 2.1, 0.3), (0, 2.1)], 8), make_wood('X', 4))
    lathe([(0, 2.35), (6.0, 2.35), (6.0, 2.0)], black())
    outline = [(6.3, 2.3), (6.95, 4.2), (7.1, 6.8), (6.4, 9.8), (4.7, 12.8), (2.9, 15.1), (2.2, 16.3)]
    outline = spline(outline, 90)
    _fluted(outline[outline[:, 1] <= SEAM], clay, cap=True)
    _fluted(outline[outline[:, 1] > SEAM + 0.18], clay, cap=False)
    lathe([(0, SEAM - 0.1), (5.7, SEAM - 0.1), (5.5, SEAM + 0.3), (0, SEAM + 0.3)], black())
    lathe(rounded([(2.17, 16.25), (2.1, 16.85, 0.25), (1.45, 16.9, 0.2), (1.3, 15.2), (1.5, 14)], 8), clay)
    lathe([(0, 15), (1.6, 15)], black())
    mist((0, 0, 16.4), 6, 1.0)
    dot((0, -6.72, 1.15), 0.4)
    return Shot(close_up=CloseUp(at=(0.6, -5, 3.4), width=11, elevation=14))


def _fluted(profile, material, cap):
    """A turned wall with rounded flutes, which run out towards its upper and lower edge."""
    angles = np.linspace(0, 2 * np.pi, FLUTES * 16, endpoint=False)
    flute = np.abs(np.sin(FLUTES * angles / 2)) ** 0.8
    heights = profile[:, 1]
    to_edge = np.minimum(heights - heights[0], heights[-1] - heights)
    loops = []
    for (radius, height), distance in zip(profile, to_edge):
        shallow = np.sqrt(np.clip(1 - (1 - np.clip(distance / 0.6, 0, 1)) ** 2, 0, 1))
        depth = 0.34 * (radius / 7) * shallow
        edge = 0.14 * (1 - np.clip(distance / 0.15, 0, 1)) ** 2
        r = radius - edge - depth * (1 - flute)
        loops.append(np.stack([r * np.cos(angles), r * np.sin(angles), np.full_like(r, height)], 1))
    loft(loops, material, cap=cap, sharp=70)
