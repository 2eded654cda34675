"""A table lamp: a turned foot, a brass stem, a linen shade that is lit from within."""

from math import cos, sin, tau

import numpy as np

from cloth import THREADS, weave
from details import cord, dot
from graph import Graph
from materials import cloth, oak, rubber, silk_brass, stoneware, walnut
from outlines import ring, rounded, spline, superellipse
from solids import lathe, sweep
from stage import CloseUp, Shot

FINISHES = {
    'oak': lambda: oak('Z', 3),
    'walnut': lambda: walnut('Z', 3),
    'chalk': lambda: stoneware('chalk', 0.4, 0.2),
}
SHADE_BOTTOM, SHADE_TOP = (12.2, 17.2), (8.9, 32.4)


def build(finish):
    foot = FINISHES[finish]()
    lathe(rounded([(0, 0), (6.2, 0, 0.1), (6.2, 0.3, 0.1), (0, 0.3)], 4), rubber())
    bottom = rounded([(0, 0.3), (6.75, 0.3, 0.4), (6.9, 1.6)], 8)
    flank = spline([(6.9, 1.6), (6.5, 2.9), (4.7, 5.0), (3.1, 7.4), (2.2, 9.6), (1.95, 10.9)], 60)
    top = rounded([(1.95, 10.9), (1.9, 11.35, 0.3), (0, 11.4)], 8)
    lathe(np.vstack([bottom, flank[1:-1], top]), foot)
    metal = silk_brass()
    lathe(rounded([(0, 11.2), (1.15, 11.2, 0.1), (1.15, 11.9, 0.15), (0, 11.9)], 4), metal, 64)
    lathe([(0, 11.8), (0.45, 11.8), (0.45, 24), (0, 24)], metal, 48)
    _shade(metal)
    cord([(4, 5, 0.5), (8, 8, 0.26), (12, 8.2, 0.24), (15.5, 5.2, 0.24)], 0.26)
    dot((0, -6.88, 1.7), 0.5, (0, -1, 0.22))
    return Shot(close_up=CloseUp(at=(0.8, -4, 8.2), width=19, elevation=10))


def _shade(metal):
    (r0, z0), (r1, z1) = SHADE_BOTTOM, SHADE_TOP
    t = np.linspace(0, 1, 24)
    lathe(np.stack([r0 + (r1 - r0) * t, z0 + (z1 - z0) * t], 1), _lit_linen(), 160)
    trim = cloth('#c8b592', '#8a795c', per_cm=6, bump=0.008, contrast=0.2)
    for radius, height in (SHADE_BOTTOM, SHADE_TOP):
        path = ring(radius + 0.03, (0, 0, height), 'Z', 160)
        sweep(path, [(0.14, 0.4)] * 160, trim, outline=superellipse(3, 20), closed=True)
    for angle in np.arange(3) * tau / 3 + 0.4:
        x, y = cos(angle), sin(angle)
        sweep([(0, 0, 23.5), (r1 * 0.5 * x, r1 * 0.5 * y, 29), (r1 * x, r1 * y, z1 - 0.2)], 0.12, metal)


def _lit_linen():
    """Linen with a bulb behind it: brightest at the bulb's height, amber towards both rims."""
    height_map, tone_map = weave(0.6)
    g = Graph('lit linen')
    uv = g.mapping(g.uv(), (3.2 / THREADS,) * 3)
    threads = g.node('TexImage', {'Vector': uv}, image=height_map, interpolation='Cubic')
    tone = g.ramp(g.node('TexImage', {'Vector': uv}, image=tone_map), [(0.25, 1), (0.75, 0)])
    height = g.node('SeparateXYZ', {'Vector': g.object_coordinates()}, 'Z')
    height = g.map_range(height, 0, 1, SHADE_BOTTOM[1], SHADE_TOP[1])
    near = g.ramp(height, [(0, 0.45), (0.38, 1), (0.7, 0.5), (1, 0.12)])
    linen = g.mix(g.math('MULTIPLY', tone, 0.3), '#e2d2b4', '#a58e68')
    light = g.mix(near, '#e0853a', '#ffbf74')
    light = g.mix(g.math('MULTIPLY', tone, 0.35), light, '#c07a3a')
    material = g.principled(
        g.bump(threads, 0.03),
        Base_Color=linen,
        Roughness=0.9,
        Specular=0.1,
        Emission=light,
        Emission_Strength=g.math('MULTIPLY', near, 0.74),
    )
    material['glowing'] = True
    return material
