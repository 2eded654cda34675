"""A camping lantern: a glass cylinder between base and roof, four guards, a bail with a wooden grip."""

from math import cos, pi, radians, sin

import bpy
import numpy as np

from details import disc, dot, knurled
from materials import black, oak, opal, pane, satin, silk_brass, silk_steel, walnut
from outlines import rounded, spline
from solids import cut_at_waterline, lathe, sweep, transform, tubes, turn
from stage import CloseUp, Shot

FINISHES = {
    'sea-green': (lambda: satin('sea-green', 0.38), silk_brass, oak),
    'ink': (lambda: satin('ink', 0.38), silk_brass, oak),
    'brass': (silk_brass, silk_steel, walnut),
    'hero': (lambda: satin('sea-green', 0.38), silk_brass, oak),
}
WATERLINE = 1.1


def build(finish):
    make_body, make_trim, make_wood = FINISHES[finish]
    body, trim, bright = make_body(), make_trim(), silk_steel()
    _base(body, trim)
    lathe([(5.5, 4.2), (5.5, 17.3)], pane('#f4fbff', 0, 0.06, 0.55), 160)
    _light()
    _roof(body, trim)
    guards = []
    for angle in np.arange(4) * pi / 2 + 0.5:
        x, y = 5.92 * cos(angle), 5.92 * sin(angle)
        guards.append([(x, y, 3.9), (x, y, 10), (x, y, 17.8)])
    tubes(guards, 0.17, body, 12)
    _bail(bright, make_wood('X', 3))
    turn(-28)
    dot((0, -6.6, 1.95), 0.4)
    if finish == 'hero':
        return _afloat()
    return Shot(close_up=CloseUp(at=(0.6, -5, 4.4), width=12.5, elevation=20, azimuth=-8), samples=2)


def _base(body, trim):
    lathe(rounded([(0, 0), (6.2, 0, 0.4), (6.55, 0.7, 0.5), (6.5, 2.75, 0.25), (0, 2.75)], 10), body)
    lathe([(0, 2.7), (6.1, 2.7), (6.1, 3.0), (0, 3.0)], black())
    knurled(6.45, 2.95, 3.85, body, 56, 0.1)
    lathe(rounded([(6.1, 3.8), (6.1, 4.15, 0.12), (5.5, 4.3, 0.1), (5.3, 3.8)], 5), trim)
    lathe([(0, 3.86), (5.6, 3.86)], black())


def _light():
    curve = spline([(2.75, 4), (2.75, 9), (2.75, 13.4), (2.1, 15.2), (0.01, 15.9)], 50)
    lathe(np.vstack([[(0, 3.9), (2.7, 3.9)], curve]), opal(8.0, 10.0, strength=1.05), 96)
    lathe(rounded([(0, 3.85), (3.3, 3.85), (3.3, 4.5, 0.15), (0, 4.5)], 5), black(), 96)


def _roof(body, trim):
    lathe(rounded([(5.3, 17.0), (5.6, 16.95, 0.08), (5.95, 17.1, 0.1), (5.75, 17.4)], 5), trim)
    roof = [(0, 17.2), (5.9, 17.2, 0.15), (6.4, 17.6, 0.25), (6.2, 18.7, 0.5), (3.2, 19.7, 1.0), (0, 19.8)]
    lathe(rounded(roof, 10), body)
    lathe([(2.6, 19.5), (2.6, 20.3), (0, 20.3)], black())
    lathe(rounded([(0, 20.15), (3.3, 20.15, 0.1), (3.2, 20.6, 0.25), (1.6, 21.3, 1.0), (0, 21.4)], 10), body)
    for side in (-1, 1):
        disc(0.55, 0.4, 0.1, trim, (side * 6.2, 0, 18.15), (side, 0, 0), 32)


def _bail(metal, wood):
    angles = np.linspace(radians(3), radians(177), 90)
    path = np.stack([6.6 * np.cos(angles), 0 * angles, 18.0 + 9.2 * np.sin(angles)], 1)
    tubes([path], 0.18, metal, 14)
    grip = path[33:57]
    ends = np.abs(np.linspace(-1, 1, len(grip)))
    sweep(grip, 0.66 * np.sqrt(np.clip(1 - ends**8, 0.08, 1)), wood)


def _afloat():
    transform([o for o in bpy.context.scene.objects if o.parent is None], (0, 5, 0), (0, 0, -WATERLINE))
    cut_at_waterline()
    return Shot(close_up=CloseUp(at=(0, 0, 5), width=12), hero=True, elevation=9, samples=2)
