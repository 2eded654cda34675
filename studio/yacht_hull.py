"""The hull of the model yacht, its deck, keel, rudder and cradle. The bow points along +x."""

from math import cos, pi, radians, sin, tau

import numpy as np
from graph import Graph
from materials import enamel, metal, oak, walnut
from outlines import superellipse
from solids import bevel, cut_below, lathe, loft, mesh, quads, sheet, slab, sweep, thicken

LENGTH, HALF_BEAM = 50.0, 5.7
FLOOR = -9.6  # The table under the cradle; the water is at 0.


def x_at(t):
    return -LENGTH / 2 + LENGTH * t


def sheer(t):
    """The height of the rail; t runs from stern 0 to bow 1."""
    return 4.9 + 2.4 * t**2.2 + 0.7 * (1 - t) ** 2


def half_beam(t):
    return HALF_BEAM * max(0, sin(pi * (0.2 + 0.8 * t))) ** 0.85


def _depth(t):
    """The lowest point of a section: long overhangs fore and aft."""
    if t > 0.62:
        return -2.7 + (sheer(t) + 2.7) * ((t - 0.62) / 0.38) ** 2.6
    return -2.7 + 5.2 * max(0, (0.38 - t) / 0.38) ** 2


def _section(t, angle):
    """A point of the hull; angle from port rail -90° through the keel to starboard rail 90°."""
    y = half_beam(t) * np.sign(angle) * abs(sin(angle)) ** 0.62
    return x_at(t), y, sheer(t) + (_depth(t) - sheer(t)) * abs(cos(angle)) ** 0.82


def hull(low, high, material):
    """The part of the hull between two heights."""
    stations = np.linspace(0, 0.998, 110)
    angles = np.linspace(-pi / 2, pi / 2, 49)
    points = [_section(t, a) for t in stations for a in angles]
    faces = quads(len(stations), len(angles)) + [tuple(range(len(angles)))]
    item = mesh(points, faces, material, sharp=40, recalculate=True)
    return cut_below([item], low, high)[0]


def deck():
    g = Graph('laid deck')
    o = g.object_coordinates()
    across = g.math('DIVIDE', g.math('ADD', g.node('SeparateXYZ', {'Vector': o}, 'Y'), 50.0), 0.62)
    seam = g.ramp(g.math('FRACT', across), [(0, 1), (0.1, 0)])
    tone = g.node('TexWhiteNoise', {'W': g.math('FLOOR', across)}, noise_dimensions='1D')
    fibres = g.noise(g.mapping(o, (0.5, 14, 14)), 1, 3, 0.6)
    shade = g.mix(g.math('MULTIPLY', tone, 0.5), '#d3a875', '#b5844f')
    shade = g.mix(g.ramp(fibres, [(0.35, 0.35), (0.65, 0)]), shade, '#7c5330')
    shade = g.mix(g.math('MULTIPLY', seam, 0.85), shade, '#2a1d13')
    planks = g.principled(Base_Color=shade, Roughness=0.42, Specular=0.4)

    def point(u, v):
        t, side = 0.002 + 0.994 * u, v * 2 - 1
        return x_at(t), side * half_beam(t) * 0.97, sheer(t) - 0.3 + 0.3 * (1 - side**2)

    sheet(point, 90, 15, planks)
    rail = walnut('X', 2)
    for side in (-1, 1):
        path = [(x_at(t), side * half_beam(t) * 0.985, sheer(t) + 0.06) for t in np.linspace(0, 0.995, 80)]
        sweep(path, [(0.2, 0.26)] * 80, rail, superellipse(4, 16), up=(0, 0, 1))
    slab(half_beam(0) * 1.97, 0.4, 0.4, 0.1, 0.08, rail, (x_at(0), 0, sheer(0) + 0.02), 'X')


def keel_and_rudder():
    lead, paint = metal('#5b6166', 0.45), enamel('ink', 0.3)
    _fin([(-0.2, -2.0, 8.6), (-0.8, -7.4, 6.4)], 0.085, paint)
    bulb = [(1.15 * sin(a) ** 0.8 if 0 < a < pi else 0, -6 * cos(a)) for a in np.linspace(0, pi, 40)]
    item = lathe(bulb, lead, 48)
    item.rotation_euler, item.location = (0, pi / 2, 0), (-1, 0, -7.8)
    _fin([(-17.2, 0.9, 3.0), (-17.5, -4.6, 2.6)], 0.09, paint)


def _fin(stations, thickness, material):
    """A blade between (x, z, chord) at its root and its tip."""
    angles = np.arange(48) / 48 * tau
    loops = []
    for s in np.linspace(0, 1, 12):
        x, z, chord = np.array(stations[0]) * (1 - s) + np.array(stations[1]) * s
        loops.append(
            [
                (x + chord / 2 * cos(a), chord * thickness * sin(a) * (1.1 + 0.6 * cos(a)) / 1.4, z)
                for a in angles
            ]
        )
    return loft(loops, material)


def cradle():
    wood = oak('Y', 8)
    for t in (0.34, 0.64):
        outline = [(5.4, FLOOR), *_section_outline(t), (-5.4, FLOOR), (-3.9, FLOOR), (-3.0, FLOOR + 1.2)]
        outline += [(-1.8, -6.2), (1.8, -6.2), (3.0, FLOOR + 1.2), (3.9, FLOOR)]
        points = [(x_at(t), y, z) for y, z in outline]
        bevel(thicken(mesh(points, [tuple(range(len(points)))], wood), 1.3), 0.12)
    for y in (-3.9, 3.9):
        bar = np.linspace((x_at(0.34), y, FLOOR + 1.6), (x_at(0.64), y, FLOOR + 1.6), 4)
        sweep(bar, 0.55, oak('X', 9), segments=24)


def _section_outline(t):
    """The hull's underside at a station, with room for a strip of felt."""
    angles = np.linspace(radians(46), radians(-46), 25)
    return [(y * 1.02, z - 0.12) for _, y, z in (_section(t, a) for a in angles)]
