"""A steamer for eggs: a low drum with a dial, a tray with six eggs in wire rings, a clear dome."""

from math import cos, pi, sin, tau

import numpy as np

from details import cord, dial_marks, disc, dot
from graph import Graph
from materials import black, pane, polished_steel, print_ink, rubber, satin
from outlines import ring, rounded
from solids import lathe, part, slab, sweep, turn
from stage import CloseUp, Shot

FINISHES = {
    'chalk': lambda: satin('chalk', 0.36),
    'sand': lambda: satin('sand', 0.36),
    'sea-green': lambda: satin('sea-green', 0.36),
}


def build(finish):
    body = FINISHES[finish]()
    disc(7.4, 0.6, 0.1, rubber())
    side = [(0, 0.5), (8.9, 0.5, 1.4), (9.2, 3.4, 5), (9.0, 6.4, 0.3), (0, 6.4)]
    lathe(rounded(side, 10), body)
    lathe([(0, 6.3), (8.5, 6.3), (8.5, 6.6), (0, 6.6)], black())
    tray = [(0, 6.55), (8.9, 6.55, 0.1), (8.9, 7.1, 0.2), (8.3, 7.1, 0.1), (8.2, 6.9, 0.1), (0, 6.9)]
    lathe(rounded(tray, 6), body)
    _eggs(polished_steel())
    _dome(body)
    _dial()
    turn(-14)
    dot((-1.3, -9.06, 3.7), 0.44, (-0.14, -1, 0))
    cord([(4, 7, 1.4), (7, 10, 0.4), (12, 10, 0.24), (15, 7, 0.24)], 0.24)
    return Shot(close_up=CloseUp(at=(0.6, -8, 4.6), width=12, elevation=18), elevation=17, samples=1.6)


def _eggs(bright):
    """Each stands in a wire ring."""
    spots = [(4.7 * cos(a), 4.7 * sin(a)) for a in np.arange(6) * tau / 6 - pi / 2]
    for index, (x, y) in enumerate(spots):
        egg = _egg(_shell('#cb8f64' if index % 3 == 1 else '#f6e3c8', index))
        egg.location = (x, y, 7.6)
        sweep(ring(1.9, (x, y, 8.6), 'Z', 48), 0.1, bright, closed=True, segments=10)


def _egg(material):
    """5.6 cm high, its blunt end up."""
    profile = []
    for t in np.linspace(0, pi, 40):
        z = -cos(t)
        profile.append((2.15 * sin(t) * (1 + 0.13 * z), 2.8 + 2.8 * z))
    return lathe(profile, material, 48)


def _shell(tint, seed):
    g = Graph('shell')
    at = g.mapping(g.object_coordinates(), location=(seed * 3.7, 0, 0))
    shade = g.mix(g.ramp(g.noise(at, 1.2, 4), [(0.35, 0.12), (0.7, 0)]), tint, '#b58a66')
    return g.principled(g.bump(g.noise(at, 3, 2), 0.008), Base_Color=shade, Roughness=0.5)


def _dome(material):
    rim = 7.0
    profile = [(8.15, rim), (8.15, rim + 3.2, 2), (7.2, rim + 7.0, 4), (3.2, rim + 9.0, 4), (0, rim + 9.2)]
    lathe(rounded(profile, 16), pane('#f7fbfb', 0.0, 0.05, 0.6))
    sweep(ring(8.15, (0, 0, rim + 0.1), 'Z'), 0.12, pane('#ffffff', 0.35), closed=True, segments=10)
    lathe(rounded([(0, 16.15), (1.7, 16.15, 0.1), (1.55, 18.0, 0.35), (0, 18.1)], 8), material, 64)


def _dial():
    with part() as dial:
        disc(1.5, 1.1, 0.16, satin('ink', 0.4), face=(0, -1, 0))
        slab(0.16, 0.9, 0.06, 0.07, 0.02, print_ink('chalk'), (0, -1.11, 0.8))
        dial_marks(11, 2.2, 0.09, 0.36, print_ink(), (0, -0.05, 0))
    dial.place((0, 0, 24), (3.68, -8.28, 3.7))
