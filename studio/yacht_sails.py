"""Sails of cotton for the model yacht."""

from math import cos, pi, sin, tau

import numpy as np
from graph import Graph
from materials import coral, plastic
from solids import loft, mesh, sheet, tubes


def sail(tack, head, clew, seams, tint, roach):
    """A triangle of cloth with a belly towards the camera; returns its point at (along the chord, up)."""
    tack, head, clew = (np.array(p, float) for p in (tack, head, clew))

    def point(u, v, proud=0.0):
        luff = tack + (head - tack) * v
        chord = clew + (head + (-0.9, 0, 0) - clew) * v - luff
        width = np.linalg.norm(chord)
        leech = luff + chord + chord / width * roach * sin(pi * v)
        p = luff + (leech - luff) * u
        depth = 0.22 * width * 4 * u * (1 - u) * (1.3 - 0.7 * u) * sin(pi * (0.16 + 0.76 * v)) ** 0.6
        twist = 0.05 * width * sin(pi * v) * u
        return p + np.array([0, -depth - twist - proud, 0])

    sheet(point, 48, 64, _sailcloth(tint, seams))
    edge = plastic(tint, 0.8, 0, 0.1)
    t = np.linspace(0, 1, 40)
    tubes([[point(u, v) for v in t] for u in (0, 1)] + [[point(u, 0) for u in t]], 0.09, edge)
    return point


def _sailcloth(tint, seams):
    """Cotton, sewn of panels: u of the UVs runs along the chord, v up. Light shines through it."""
    g = Graph('sailcloth')
    u = g.node('SeparateXYZ', {'Vector': g.uv()}, 'X')
    v = g.node('SeparateXYZ', {'Vector': g.uv()}, 'Y')
    panels = g.math('MULTIPLY', g.math('ADD', v, g.math('MULTIPLY', u, -0.05)), float(seams))
    seam = g.ramp(g.math('FRACT', panels), [(0, 1), (0.045, 1), (0.06, 0)])
    tone = g.node('TexWhiteNoise', {'W': g.math('FLOOR', panels)}, noise_dimensions='1D')
    hem = g.ramp(g.math('MINIMUM', u, g.math('SUBTRACT', 1.0, u)), [(0, 1), (0.022, 1), (0.03, 0)])
    shade = g.mix(g.math('MULTIPLY', tone, 0.06), tint, '#a8874f')
    shade = g.mix(g.math('MULTIPLY', g.math('MAXIMUM', seam, hem), 0.3), shade, '#84663c')
    shade = g.mix(g.ramp(g.noise(g.object_coordinates(), 0.12, 4), [(0.3, 0.08), (0.7, 0)]), shade, '#84663c')
    normal = g.bump(g.math('MAXIMUM', seam, hem), 0.05)
    g.principled(normal, Base_Color=shade, Roughness=0.8, Specular=0.15, Sheen=0.2)
    through = g.node('BsdfTranslucent', {'Color': shade})
    return g.surface(g.node('MixShader', {0: 0.28, 1: g.principled_node.outputs[0], 2: through}))


def coral_disc(point, u, v, radius=1.15):
    """The coral dot, sewn onto the sail."""
    across = np.linalg.norm(point(u + 0.05, v) - point(u - 0.05, v)) / 0.1
    up = np.linalg.norm(point(u, v + 0.05) - point(u, v - 0.05)) / 0.1

    def place(r, angle):
        return point(u + r * cos(angle) / across, v + r * sin(angle) / up, 0.07)

    circles = [[place(radius * k / 4, a) for a in np.arange(40) / 40 * tau] for k in range(1, 5)]
    loft(circles, coral(), cap=False)
    mesh([place(0, 0), *circles[0]], [(0, k + 1, (k + 1) % 40 + 1) for k in range(40)], coral())
