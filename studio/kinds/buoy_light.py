"""A buoy with a lamp in a cage, to be set afloat; on land it stands on its flat keel."""

from math import cos, pi, sin, tau

import bpy
import numpy as np

from details import dot
from graph import Graph
from materials import plastic, rubber, silk_steel
from outlines import ring, rounded, spline, superellipse
from solids import cut_at_waterline, lathe, part, sweep, transform, tubes
from stage import CloseUp, Shot

FINISHES = {
    'chalk': ('chalk', 'deep-blue'),
    'clay': ('clay', 'chalk'),
    'deep-blue': ('deep-blue', 'chalk'),
    'hero': ('chalk', 'deep-blue'),
}
WATERLINE = 3.2


def build(finish):
    body_tint, band_tint = FINISHES[finish]
    body, band = plastic(body_tint, 0.4, 0), plastic(band_tint, 0.36, 0)
    _float(body, band)
    _ribs(body)
    with part() as lamp:
        _lens()
        _cage(silk_steel())
    lamp.place(at=(0, 0, -1.05))
    dot((0, -3.84, 12.95), 0.46, (0, -1, 0.05))
    if finish == 'hero':
        transform([o for o in bpy.context.scene.objects if o.parent is None], (0, 6, 0), (0, 0, -WATERLINE))
        cut_at_waterline()
        return Shot(close_up=CloseUp(at=(0, 0, 5), width=12), hero=True, elevation=9)
    return Shot(close_up=CloseUp(at=(0.3, -3, 14.6), width=12, elevation=18))


def _float(body, band):
    lathe(rounded([(0, 0), (6.9, 0, 0.25), (7.2, 0.4, 0.2), (7.2, 1.3), (0, 1.3)], 6), rubber(), 160)
    hull = [(0, 1.35), (7.2, 1.35, 0.2), (8.1, 2.6, 1.2), (8.2, 4.5, 0.3), (0, 4.5)]
    lathe(rounded(hull, 10), body, 160)
    lathe(
        rounded([(0, 4.56), (8.2, 4.56), (8.46, 4.66, 0.12), (8.46, 5.2, 0.12), (8.2, 5.3), (0, 5.3)], 6),
        band,
        160,
    )
    lathe(
        rounded([(0, 5.36), (8.1, 5.36, 0.5), (7.5, 6.8, 1.2), (3.6, 11.65, 0.6), (0, 11.65)], 10), body, 160
    )
    lathe(rounded([(0, 11.71), (3.7, 11.71, 0.2), (3.9, 12.25, 0.3), (3.8, 13.75, 0.3), (0, 13.85)], 6), band)


def _ribs(material):
    """Fins that stand upright on the cone, deepest in their middle."""
    for angle in np.arange(8) * tau / 8 + pi / 8:
        out = np.array([cos(angle), sin(angle), 0])
        t = np.linspace(0, 1, 40)
        path = np.outer(7.15 - 3.35 * t, out) + np.outer(7.0 + 4.25 * t, (0, 0, 1))
        depth = 0.06 + 0.8 * np.sqrt(np.clip(np.sin(pi * t), 0, 1))
        width = np.minimum(0.24, depth)
        sweep(
            path,
            np.stack([depth, width], 1),
            material,
            outline=superellipse(3.5, 28),
            up=tuple(out + (0, 0, 0.8)),
        )


def _lens():
    """An amber Fresnel lens: a belt with stepped prisms above and below it, under a roof."""
    middle, belt = 16.9, 0.85
    lower, upper = [], []
    for step in range(3):
        near = belt + 0.5 * step
        upper += [(2.95 - 0.05 * step, middle + near + 0.02), (2.5 - 0.05 * step, middle + near + 0.46)]
        lower += [(2.95 - 0.05 * step, middle - near - 0.02), (2.5 - 0.05 * step, middle - near - 0.46)]
    bulge = [(2.7 + 0.42 * cos(a), middle + belt * sin(a) / sin(1.3)) for a in np.linspace(-1.3, 1.3, 17)]
    lathe([*lower[::-1], *bulge, *upper], _amber(middle), 160, sharp=20)
    lathe(rounded([(0, 14.8), (3.1, 14.8), (3.1, 14.95, 0.1), (2.5, 15.0)], 5), rubber())


def _amber(middle):
    """Bright where a face looks outwards, dark where it looks up or down."""
    g = Graph('amber')
    up = g.node('SeparateXYZ', {'Vector': g.node('NewGeometry', output='Normal')}, 'Z')
    height = g.node('SeparateXYZ', {'Vector': g.object_coordinates()}, 'Z')
    away = g.math('DIVIDE', g.math('ABSOLUTE', g.math('SUBTRACT', height, middle)), 3.2)
    facing = g.node('LayerWeight', {'Blend': 0.4}, 'Facing')
    dim = g.math('ADD', g.math('MULTIPLY', g.math('ABSOLUTE', up), 0.95), g.math('MULTIPLY', facing, 0.5))
    dim = g.math('MINIMUM', g.math('ADD', dim, g.math('MULTIPLY', away, 0.35)), 1.0)
    light = g.ramp(dim, [(0, '#ffd48a'), (0.45, '#f7a13c'), (1, '#b4511a')])
    power = g.map_range(dim, 1.15, 0.22)
    material = g.principled(Base_Color='#a8642a', Roughness=0.14, Emission=light, Emission_Strength=power)
    material['glowing'] = True
    return material


def _cage(metal):
    bars = []
    for angle in np.arange(4) * tau / 4 + pi / 4:
        profile = [(3.35, 14.4), (3.6, 17.0), (3.45, 18.6), (2.6, 19.45)]
        bars.append(spline([(r * cos(angle), r * sin(angle), z) for r, z in profile], 30))
    tubes(bars, 0.17, metal, 14)
    sweep(ring(3.6, (0, 0, 16.9), 'Z'), 0.13, metal, closed=True, segments=12)
    roof = [
        (0, 19.2),
        (2.95, 19.2, 0.08),
        (3.0, 19.6, 0.12),
        (1.9, 20.5, 1.0),
        (0.5, 20.9, 0.3),
        (0.5, 21.4),
        (0, 21.4),
    ]
    lathe(rounded(roof, 8), metal, 96)
    sweep(ring(0.95, (0, 0, 22.15), 'Y'), 0.2, metal, closed=True, segments=14)
