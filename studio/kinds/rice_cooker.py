"""A rice cooker with one lever: a squat pot with lid and side handles, the switch in a narrow panel in its wall."""

from math import cos, sin

import numpy as np

from details import cord_behind, disc, dot, text
from materials import black, enamel, glaze, oak, print_ink, rubber, satin, steel, walnut
from outlines import round_rectangle, rounded, spline, superellipse
from solids import lathe, loft, part, slab, sweep, turn
from stage import CloseUp, Shot

# Pot and lid, wood.
FINISHES = {
    'chalk': (lambda: enamel('chalk', 0.2), oak),
    'ink': (lambda: enamel('ink', 0.24), walnut),
    'clay': (lambda: glaze('clay'), oak),
}
WALL = 12.2  # The radius of the pot.


def build(finish):
    make_pot, make_wood = FINISHES[finish]
    pot, wood = make_pot(), make_wood('X', 2, rings=2.5)
    disc(9.2, 0.8, 0.1, rubber())
    lathe(rounded([(0, 0.6), (9.9, 0.6, 0.4), (10.2, 3.1, 0.2), (0, 3.1)], 6), satin('ink', 0.5))
    belly = spline([(9.4, 3.2), (11.0, 4.1), (11.95, 5.6), (WALL, 7.4), (WALL, 11), (WALL, 14.5)], 60)
    belly[:, 0] = np.minimum(belly[:, 0], WALL)
    lathe([(0, 3.2), *belly, *rounded([(WALL, 14.6), (WALL, 15.1, 0.3), (11.6, 15.1)], 6), (0, 15.1)], pot)
    lathe([(0, 15.1), (11.5, 15.1), (11.5, 15.6), (0, 15.6)], black())
    _lid(pot, wood)
    for side in (-1, 1):
        _side_handle(wood, side)
    _panel()
    turn(-20)
    cord_behind((6, 9, 2), 18.5, 0.26)
    return Shot(close_up=CloseUp(at=(-3.6, -9.6, 9.2), width=14, elevation=16, azimuth=-10))


def _lid(pot, wood):
    r = np.linspace(11.8, 0, 40)
    crown = np.stack([r, 16.2 + 3.3 * (1 - (r / 11.8) ** 2)], 1)
    rim = rounded([(0, 15.45), (12.15, 15.45, 0.12), (12.2, 16.05, 0.4), tuple(crown[0])], 8)
    lathe(np.vstack([rim[:-1], crown]), pot, 160)
    lathe(rounded([(0, 19.4), (0.8, 19.4), (0.8, 20.4), (0, 20.4)], 4), steel('Z', 0.24), 48)
    lathe(rounded([(0, 20.2), (1.6, 20.2, 0.2), (2.1, 21.6, 0.5), (0, 21.8)], 8), wood, 64)
    with part() as vent:
        disc(0.62, 0.1, 0.04, steel('Z', 0.3))
        disc(0.3, 0.02, 0.005, black(), (0, 0, 0.1))
    vent.place((17, 0, 0), (2.6, -6.0, 18.5))


def _side_handle(wood, side):
    points = [(11.6, -3.6, 12.0), (13.9, -2.9, 12.2), (14.7, 0, 12.3), (13.9, 2.9, 12.2), (11.6, 3.6, 12.0)]
    path = spline(points, 60)
    path[:, 0] *= side
    sweep(path, [(0.5, 0.7)] * 60, wood, outline=superellipse(3), up=(0, 0, 1))


def _panel():
    """A plate flush with the wall, with the lever in its slot, marked above and below."""
    ink, middle = print_ink('chalk'), 10.2
    _on_wall(4.3, 7.7, 1.1, 0.08, black(), middle)
    _on_wall(4.06, 7.46, 0.98, 0.11, satin('ink', 0.4), middle)
    front = -WALL - 0.11
    slab(0.5, 3.0, 0.06, 0.24, 0.02, black(), (0, front, middle - 0.15), 'Y')
    slab(1.7, 0.75, 1.1, 0.32, 0.2, steel('X', 0.28), (0, front - 0.5, middle - 0.75), 'Y')
    text('warm', 0.75, (0, front - 0.03, middle + 1.95), ink)
    text('cook', 0.75, (0, front - 0.03, middle - 2.5), ink)
    dot((0, front, middle + 2.95), 0.36)


def _on_wall(width, height, corner, proud, material, middle):
    """A rounded rectangle that follows the wall; its rings shrink to an upright line, where it may end flat."""
    loops = []
    for inset, out in [
        (0, -0.3),
        (0, proud - 0.04),
        (0.04, proud),
        *((i, proud) for i in np.linspace(0.2, width / 2 - 0.01, 8)),
    ]:
        plan = round_rectangle(width - 2 * inset, height - 2 * inset, max(corner - inset, 0.005))
        r = WALL + out
        loops.append([(r * sin(x / WALL), -r * cos(x / WALL), middle + z) for x, z in plan])
    return loft(loops, material, sharp=40)
