"""A low kettle with a swan-necked spout for pouring by hand; its square base carries the dial."""

import numpy as np

from details import cord_behind, disc, dot, text
from materials import black, enamel, oak, print_ink, satin, steel, walnut
from outlines import rounded, spline, superellipse
from solids import bevel, lathe, slab, sweep, thicken, turn
from stage import CloseUp, Shot

FINISHES = {
    'ink': (lambda: enamel('ink', 0.24), oak, 'slate', 'chalk'),
    'clay': (lambda: enamel('clay', 0.2), oak, 'ink', 'chalk'),
    'brushed-steel': (lambda: steel('Z', 0.3), walnut, 'ink', 'chalk'),
}


def build(finish):
    make_body, make_wood, base_tint, print_tint = FINISHES[finish]
    body, wood, bright = make_body(), make_wood('Z', 6, rings=2.5), steel('Z', 0.22)
    _base(satin(base_tint, 0.5), print_ink(print_tint))
    wall = [(0, 2.7), (8.0, 2.7, 0.7), (7.9, 4.0, 2.5), (5.3, 12.4, 1.0), (4.4, 12.8, 0.2), (4.3, 12.2)]
    lathe(rounded(wall, 12), body)
    lathe(rounded([(4.15, 12.3), (4.2, 12.95, 0.18), (2.4, 13.3, 3), (0, 13.4)], 10), body)
    lathe([(0, 13.3), (0.5, 13.3), (0.5, 14.0), (0, 14.0)], bright, 48)
    lathe(rounded([(0, 13.9), (1.2, 13.9, 0.2), (1.0, 15.6, 0.35), (0, 15.7)], 8), wood, 64)
    _spout(body)
    _handle(bright, wood)
    turn(-20)
    cord_behind((5, 8, 1), 15, 0.24)
    return Shot(close_up=CloseUp(at=(-3.8, -10.4, 2.9), width=17, elevation=30))


def _base(material, ink):
    slab(17.4, 20.6, 0.4, 2.6, 0.1, black(), (0, -1.8, 0), 'Z')
    slab(18.4, 21.6, 1.9, 3.1, 0.45, material, (0, -1.8, 0.35), 'Z')
    lathe([(0, 2.2), (7.4, 2.2), (7.4, 2.75), (0, 2.75)], black())
    disc(1.75, 0.25, 0.04, black(), (5.6, -9.4, 2.2))
    disc(1.6, 1.3, 0.16, steel('X', 0.34), (5.6, -9.4, 2.4))
    slab(0.16, 0.8, 0.04, 0.06, 0.01, black(), (5.6, -10.3, 3.69), 'Z')
    text('60   80   94   100', 0.95, (-1.0, -10.0, 2.26), ink, (0, 0, 0))
    dot((-5.6, -12.6, 1.3), 0.42)


def _spout(material):
    points = [(-6.4, 0, 4.6), (-8.4, 0, 5.0), (-10.4, 0, 7.0), (-11.0, 0, 10.2), (-11.7, 0, 13.2)]
    path = spline([*points, (-13.4, 0, 15.0), (-15.4, 0, 15.0)], 90)
    radii = 1.25 - 0.72 * np.linspace(0, 1, 90) ** 0.6
    radii[-3:] += (0.02, 0.05, 0.06)
    spout = sweep(path, radii, material, up=(0, 1, 0), cap=False, segments=36)
    bevel(thicken(spout, 0.12, -1), 0.04)


def _handle(metal, wood):
    """A bracket from the neck; a grip that hangs from it, thicker below."""
    bracket = spline([(4.7, 0, 11.5), (6.6, 0, 12.7), (9.4, 0, 13.4), (11.4, 0, 13.6)], 40)
    sweep(bracket, [(0.3, 0.7)] * 40, metal, outline=superellipse(3, 32))
    path = spline([(10.6, 0, 14.6), (11.1, 0, 12.0), (11.5, 0, 8.8), (12.2, 0, 5.4)], 60)
    x = np.linspace(0, 1, 60)
    end = np.clip(np.minimum(x, 1 - x) / 0.07, 0, 1)
    end = np.sqrt(np.clip(1 - (1 - end) ** 2, 0.08, 1))
    radii = np.stack([(0.85 + 0.25 * x) * end, (1.1 + 0.2 * x) * end], 1)
    sweep(path, radii, wood, outline=superellipse(2.8))
