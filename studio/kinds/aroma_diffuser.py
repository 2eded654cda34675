"""An aroma diffuser: fluted stoneware in two halves on a ring of wood, a wisp of mist above."""

import numpy as np

from details import cord_behind, dot, mist
from materials import black, glaze, oak, walnut
from outlines import rounded, spline
from solids import lathe, loft
from stage import CloseUp, Shot

FINISHES = {
    'clay': (lambda: glaze('clay', 0.44, 0.1), walnut),
    'chalk': (lambda: glaze('chalk', 0.4), oak),
    'slate': (lambda: glaze('slate', 0.38, 0.1), oak),
}
FLUTES, SEAM = 40, 9.4


def build(finish):
    make_clay, make_wood = FINISHES[finish]
    clay = make_clay()
    wood = make_wood('X', 4, rings=2)
    lathe(rounded([(0, 0), (6.5, 0, 0.2), (6.5, 1.7, 0.25), (0, 1.7)], 8), wood)
    lathe([(0, 1.9), (5.9, 1.9), (5.9, 1.6)], black())
    outline = [(6.15, 1.85), (6.5, 3.2), (6.6, 6.0), (6.45, 9.4), (5.7, 12.4), (4.0, 14.7), (2.4, 15.9)]
    outline = spline(outline, 90)
    _fluted(outline[outline[:, 1] <= SEAM], clay, cap=True)
    _fluted(outline[outline[:, 1] > SEAM + 0.1], clay, cap=False)
    lathe([(0, SEAM - 0.1), (6.05, SEAM - 0.1), (6.05, SEAM + 0.25), (0, SEAM + 0.25)], black())
    mouth = [(2.45, 15.85), (2.1, 16.25, 0.2), (1.6, 16.3, 0.2), (1.45, 15.2, 0.3), (1.5, 14)]
    lathe(rounded(mouth, 8), clay)
    lathe([(0, 14.6), (1.6, 14.6)], black())
    mist((0, 0, 15.6), 6, 1.0)
    dot((0, -6.52, 0.85), 0.34)
    cord_behind((4, 5, 0.5), 11, 0.24)
    return Shot(close_up=CloseUp(at=(0.4, -4, 12.2), width=11.5, elevation=26))


def _fluted(profile, material, cap):
    """A turned wall with rounded flutes, which run out towards its upper and lower edge."""
    angles = np.linspace(0, 2 * np.pi, FLUTES * 16, endpoint=False)
    flute = np.abs(np.sin(FLUTES * angles / 2)) ** 0.8
    heights = profile[:, 1]
    to_edge = np.minimum(heights - heights[0], heights[-1] - heights)
    loops = []
    for (radius, height), distance in zip(profile, to_edge):
        shallow = np.sqrt(np.clip(1 - (1 - np.clip(distance / 0.6, 0, 1)) ** 2, 0, 1))
        depth = 0.2 * (radius / 7) * shallow
        edge = 0.14 * (1 - np.clip(distance / 0.15, 0, 1)) ** 2
        r = radius - edge - depth * (1 - flute)
        loops.append(np.stack([r * np.cos(angles), r * np.sin(angles), np.full_like(r, height)], 1))
    loft(loops, material, cap=cap, sharp=70)
