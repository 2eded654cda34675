"""A table lamp: a turned foot, a brass stem, a linen shade that is lit from within."""

from math import cos, sin, tau

import numpy as np

from cloth import THREADS, weave
from details import cord_behind, dot
from graph import Graph
from materials import cloth, glaze, oak, rubber, silk_brass, walnut
from outlines import ring, rounded, superellipse
from solids import lathe, sweep
from stage import CloseUp, Shot

FINISHES = {
    'oak': lambda: oak('Z', 3, rings=2),
    'walnut': lambda: walnut('Z', 3, rings=2),
    'chalk': lambda: glaze('chalk', 0.4),
}
SHADE_BOTTOM, SHADE_TOP = (12.2, 17.2), (8.9, 32.4)


def build(finish):
    foot = FINISHES[finish]()
    lathe(rounded([(0, 0), (6.1, 0, 0.1), (6.1, 0.3, 0.1), (0, 0.3)], 4), rubber())
    lathe(rounded([(0, 0.3), (6.7, 0.3, 0.35), (2.3, 8.2, 0.4), (0, 8.2)], 8), foot)
    metal = silk_brass()
    lathe(rounded([(0, 8.1), (1.15, 8.1, 0.1), (1.15, 8.8, 0.15), (0, 8.8)], 4), metal, 64)
    lathe([(0, 8.7), (0.5, 8.7), (0.5, 19), (0, 19)], metal, 48)
    lathe(rounded([(0, 15.6), (1.3, 15.6, 0.2), (1.7, 19, 0.2), (0, 19)], 4), metal, 64)
    _shade(metal)
    cord_behind((4.4, 5.2, 0.5), 13.5, 0.26)
    dot((0, -5.82, 1.9), 0.36, (0, -0.87, 0.48))
    return Shot(close_up=CloseUp(at=(0.4, -4, 5.9), width=15, elevation=14))


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
