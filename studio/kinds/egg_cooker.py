"""A steamer for eggs: a low drum with a dial, a tray with six eggs in wire rings, a clear dome."""

from math import cos, pi, sin, tau

import numpy as np

from details import cord_behind, dial_marks, disc, dot
from graph import Graph
from materials import black, clear_glass, polished_steel, print_ink, rubber, satin
from outlines import resample, ring, rounded
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
    cord_behind((4, 7, 1.4), 14, 0.24)
    return Shot(close_up=CloseUp(at=(0.6, -8, 4.6), width=12, elevation=18), elevation=17, samples=1.1)


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
    rim, t = 7.0, np.linspace(0, pi / 2, 200)
    profile = np.stack([8.15 * np.cos(t) ** 0.82, rim + 8.7 * np.sin(t) ** 0.82], 1)
    lathe(
        resample(profile, 90),
        clear_glass('#f9fcfc', shine=0.32, window=(0.34, 0.15), light=(-0.75, -0.15, 0.65)),
        192,
    )
    lathe(
        rounded([(8.1, rim), (8.4, rim, 0.1), (8.4, rim + 0.35, 0.12), (8.1, rim + 0.35)], 4),
        clear_glass(rim_strength=1.0),
        192,
    )
    lathe(rounded([(0, 15.6), (1.9, 15.6, 0.1), (1.7, 17.1, 0.4), (0, 17.2)], 8), material, 64)


def _dial():
    with part() as dial:
        disc(1.5, 1.1, 0.16, satin('ink', 0.4), face=(0, -1, 0))
        slab(0.16, 0.9, 0.06, 0.07, 0.02, print_ink('chalk'), (0, -1.11, 0.8))
        dial_marks(11, 2.2, 0.09, 0.36, print_ink(), (0, -0.05, 0))
    dial.place((0, 0, 24), (3.68, -8.28, 3.7))
