"""
A hand torch, lying: a knurled barrel, a head with a reflector, a cord at its tail. Finish 'hero' floats upright, for the
page that has found nothing.
"""

import numpy as np

from details import cord, dot, knurled
from graph import Graph
from materials import black, clear_glass, glowing, metal, silk_brass
from outlines import rounded
from solids import cut_at_waterline, lathe, part, turn
from stage import CloseUp, Shot

FINISHES = {
    'ink': lambda: metal('#4d555d', 0.36),
    'sea-green': lambda: metal('#8fb0a4', 0.36),
    'brass': silk_brass,
}
HEAD, LENGTH = 2.5, 15.0


def build(finish):
    hero = finish == 'hero'
    body = FINISHES['sea-green' if hero else finish]()
    with part() as torch:
        _head(body)
        _barrel(body)
        dot((-1.0, -1.32, 5.6), 0.4, (-0.6, -0.8, 0))
    if hero:
        torch.place((0, 152, 0), (0, 0, 8.4))
        turn(38)
        cut_at_waterline()
        return Shot(close_up=CloseUp(at=(0, 0, 5), width=12), hero=True, elevation=9, samples=2)
    torch.place((0, 92.6, 0), (0, 0, HEAD))
    loop = [(14.6, 0, 1.8), (16.2, -0.2, 1.9), (18.2, -1, 0.8), (18.4, -3, 0.2)]
    cord([*loop, (16.2, -3.2, 0.2), (15.3, -1.4, 0.8), (14.9, -0.1, 1.7)], 0.2)
    turn(45)
    return Shot(close_up=CloseUp(at=(1.9, 2.0, 2.7), width=8.5, elevation=20, azimuth=-6), samples=2)


def _head(body):
    """Looks along -z, its rim at 0."""
    outside = [(2.12, 0.25), (2.12, 0, 0.05), (HEAD, 0, 0.12), (HEAD, 2.5, 0.5), (1.7, 4.2, 0.6), (1.62, 4.4)]
    lathe(rounded(outside, 8), body, 128)
    for height in (1.0, 1.5, 2.0):
        lathe([(HEAD + 0.012, height), (HEAD + 0.012, height + 0.16)], black(), 128)
    lathe([(r, 0.4 + 1.7 * (1 - (r / 2.08) ** 2)) for r in np.linspace(2.08, 0.5, 40)], _mirror(), 96)
    lathe([(0, 2.0), (0.56, 2.0)], black(), 48)
    bulb = glowing('#ffe2ae', '#ffbb6a', 1.8, 0.9)
    lathe(rounded([(0, 1.5), (0.36, 1.6, 0.25), (0.4, 2.0), (0, 2.0)], 6), bulb, 40)
    lathe([(0, 0.28), (2.1, 0.28)], clear_glass(rim_strength=0.3, shine=0.35, window=(0.2, 0.3)), 96)


def _mirror():
    """A reflector turned in fine steps, bright round the bulb."""
    g = Graph('mirror')
    flat = g.mapping(g.object_coordinates(), (1, 1, 0))
    away = g.node('VectorMath', {0: flat}, 'Value', operation='LENGTH')
    steps = g.map_range(g.math('SINE', g.math('MULTIPLY', away, 26)), 0.55, 1.1, -1, 1)
    power = g.math('MULTIPLY', steps, g.map_range(away, 0.95, 0.06, 0.5, 1.9))
    shade = g.mix(steps, '#5d646a', '#b3b9bd')
    material = g.principled(
        Base_Color=shade, Metallic=1.0, Roughness=0.3, Emission='#ffd9a0', Emission_Strength=power
    )
    material['glowing'] = True
    return material


def _barrel(body):
    collar = [(1.5, 4.35), (1.72, 4.45, 0.1), (1.72, 6.8, 0.12), (1.5, 6.9), (0, 6.9)]
    lathe(rounded(collar, 6), body, 96)
    lathe([(1.5, 6.85), (1.5, 7.15)], black(), 96)
    knurled(1.66, 7.1, 13.0, body, 22, 0.16, 0.12)
    lathe([(1.48, 12.9), (1.48, 13.25)], black(), 96)
    tail = [(0, 13.2), (1.66, 13.2, 0.12), (1.66, 14.2, 0.4), (1.2, 14.9, 0.3), (0, LENGTH)]
    lathe(rounded(tail, 8), body, 96)
