"""A cone of enamelled steel on a black base; wooden grip and knob."""

import numpy as np

from details import cord_behind, disc, dot
from materials import black, enamel, oak, rubber, satin, steel, walnut
from outlines import rounded, spline, superellipse
from solids import bevel, lathe, sweep, thicken, turn
from stage import CloseUp, Shot

FINISHES = {
    'chalk': (lambda: enamel('chalk'), oak),
    'sea-green': (lambda: enamel('sea-green'), oak),
    'brushed-steel': (lambda: steel('Z', 0.3), walnut),
}


def build(finish):
    make_body, make_wood = FINISHES[finish]
    body, wood, bright = make_body(), make_wood('Z', 2, rings=2.5), steel('Z', 0.22)
    disc(7.4, 0.4, 0.1, rubber())
    lathe(
        rounded([(0, 0.25), (7.9, 0.25, 0.2), (8.3, 0.7, 0.3), (8.15, 1.35, 0.4), (0, 1.35)], 8),
        satin('ink', 0.5),
    )
    lathe([(0, 1.4), (7.3, 1.4), (7.3, 1.75), (0, 1.75)], black())
    wall = [(0, 1.8), (7.75, 1.8, 0.8), (7.6, 4.2, 6), (5.1, 18.6, 1.1), (4.45, 19.0, 0.25), (4.35, 18.5)]
    lathe(rounded(wall, 12), body)
    lathe(rounded([(4.2, 18.5), (4.28, 19.12, 0.18), (2.2, 19.75, 3), (0, 19.9)], 10), body)
    lathe([(0, 19.7), (0.55, 19.7), (0.55, 20.3), (0, 20.3)], bright, 48)
    lathe(rounded([(0, 20.2), (1.35, 20.2, 0.2), (1.5, 21.9, 0.5), (0, 22.1)], 8), wood, 64)
    _spout(body)
    _handle(bright, wood)
    turn(-28)
    dot((0, -8.24, 0.8), 0.36)
    cord_behind((3, 7.4, 0.5), 13, 0.26)
    return Shot(close_up=CloseUp(at=(6.0, -3.2, 16.4), width=11.5, elevation=20))


def _spout(material):
    path = spline([(-4.3, 0, 13.2), (-6.2, 0, 14.6), (-7.7, 0, 16.6), (-8.8, 0, 18.3)], 50)
    t = np.linspace(0, 1, 50) ** 0.8
    radii = np.stack([2.5 - 1.65 * t, 2.15 - 1.25 * t], 1)
    spout = sweep(path, radii, material, up=(0, 1, 0), cap=False, segments=48)
    bevel(thicken(spout, 0.16, -1), 0.06)


def _handle(metal, wood):
    path = [(4.6, 0, 17.2), (6.6, 0, 18.35), (9.2, 0, 18.0), (10.9, 0, 15.6)]
    path = spline([*path, (11.0, 0, 12.2), (10.2, 0, 8.8), (9.6, 0, 6.9)], 90)
    arm = 20
    sweep(path[: arm + 3], [(0.34, 0.62)] * (arm + 3), metal, outline=superellipse(3, 32))
    x = np.linspace(0, 1, 90 - arm)
    end = np.clip(np.minimum(x, 1 - x) / 0.05, 0, 1)
    end = np.sqrt(np.clip(1 - (1 - end) ** 2, 0.05, 1))
    belly = np.sin(x * np.pi)
    radii = np.stack([(0.62 + 0.1 * belly) * end, (0.95 + 0.18 * belly) * end], 1)
    sweep(path[arm:], radii, wood, outline=superellipse(2.6))
