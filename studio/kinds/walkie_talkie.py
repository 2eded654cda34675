"""A walkie-talkie: a stout body in a rubber bumper, a short aerial, one large key at its side."""

from math import cos, sin, tau

import numpy as np
from details import cord, disc, dot, grille, text
from materials import black, plastic, print_ink, rubber
from outlines import rounded
from solids import box, lathe, part, slab, tubes, turn
from stage import CloseUp, Shot

# The body, its rope.
FINISHES = {
    'sand': ('sand', '#2a3034'),
    'deep-blue': ('#1d3d56', '#d6c4a2'),
    'sea-green': ('sea-green', '#e8e2d4'),
}
WIDTH, HEIGHT, DEPTH = 6.4, 11.6, 3.2
MIDDLE = HEIGHT / 2
FRONT = -DEPTH / 2


def build(finish):
    tint, rope = FINISHES[finish]
    body, ink = plastic(tint, 0.46, 0.003), rubber('#23292e')
    slab(WIDTH, HEIGHT, DEPTH, 1.1, 0.45, body, (0, 0, MIDDLE))
    slab(WIDTH + 0.26, HEIGHT + 0.26, 0.9, 1.22, 0.2, ink, (0, 0.15, MIDDLE))
    _window(tint)
    with part() as plate:
        slab(5.0, 4.9, 0.04, 0.55, 0.01, black(), (0, 0.07, 0))
        grille(11, 11, 0.4, 0.125, body, margin=0.2, thickness=0.07)
    plate.place(at=(0, FRONT - 0.06, 3.35))
    for x in (-1.45, 0):
        slab(1.15, 0.62, 0.3, 0.3, 0.1, ink, (x, FRONT - 0.02, 6.95))
    dot((1.6, FRONT, 6.95), 0.23)
    slab(1.5, 3.4, 0.5, 0.7, 0.16, ink, (WIDTH / 2 + 0.14, -0.1, 7.4), 'X')
    tubes([[(WIDTH / 2 + 0.4, -0.5, z), (WIDTH / 2 + 0.4, 0.3, z)] for z in (6.9, 7.4, 7.9)], 0.05, ink)
    _aerial(ink)
    _knob(ink)
    turn(-28)
    loop = [(-2.6, 1.8, 11.0), (-4.2, 1.4, 9.6), (-5.0, 0.4, 5.5), (-5.4, -1.0, 1.4), (-4.9, -2.6, 0.24)]
    loop += [(-3.6, -4.3, 0.2), (-5.4, -5.0, 0.2), (-6.2, -3.2, 0.24), (-5.9, -1.0, 1.6), (-5.3, 0.6, 5.6)]
    cord([*loop, (-4.3, 1.6, 9.8), (-2.6, 2.0, 11.1)], 0.15, rope)
    return Shot(close_up=CloseUp(at=(0.6, -1.6, 6.9), width=8, elevation=14, azimuth=4), elevation=13)


def _window(tint):
    """A dark pane with the channel."""
    slab(4.9, 2.4, 0.1, 0.5, 0.04, plastic('#12181c', 0.14, 0, 0.6), (0, FRONT - 0.02, 9.35))
    chalk = print_ink('chalk')
    text('7', 1.9, (-1.45, FRONT - 0.08, 9.3), chalk)
    bars = [(0.15 + 0.38 * k, 0.25 + 0.16 * k) for k in range(5)]
    for x, height in bars:
        box(0.2, 0.02, height, 0.005, chalk, (x, FRONT - 0.075, 8.68), segments=1)


def _aerial(material):
    profile = [(0, 0), (0.85, 0, 0.1), (0.85, 0.8, 0.15), (0.7, 1.0, 0.2), (0.58, 4.4, 0.5), (0, 4.5)]
    lathe(rounded(profile, 8), material, 64).location = (-1.75, 0.1, HEIGHT + 0.05)
    rings = [[(0.87 * cos(a), 0.87 * sin(a), z) for a in np.linspace(0, tau, 40)] for z in (0.25, 0.55)]
    with part() as grip:
        tubes(rings, 0.05, material)
    grip.place(at=(-1.75, 0.1, HEIGHT + 0.05))


def _knob(material):
    at = (1.55, 0.1, HEIGHT + 0.05)
    disc(0.9, 1.0, 0.15, material, at, segments=64)
    ridges = [(0.91 * cos(a), 0.91 * sin(a)) for a in np.arange(28) / 28 * tau]
    lines = [[(at[0] + x, at[1] + y, at[2] + 0.1), (at[0] + x, at[1] + y, at[2] + 0.85)] for x, y in ridges]
    tubes(lines, 0.05, material, 6)
    box(0.12, 0.5, 0.02, 0.005, print_ink('chalk'), (at[0], at[1] - 0.5, at[2] + 1.0), segments=1)
