"""Parts that many products have."""

from math import pi
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

import materials
from cloth import cloth
from graph import Graph
from outlines import rounded, spline
from solids import add, bevel, lathe, loft, mesh, sheet, sweep, thicken

FONT = Path(__file__).parents[1] / 'src/styles/fonts/figtree.woff2'


def dot(at, radius=0.4, face=(0, -1, 0), proud=0.25):
    """The house's signature: a small domed coral button in a dark gap, looking along `face`. One a product."""
    button = [(0, -0.2), (radius, -0.2), (radius, proud * radius, radius * 0.25)]
    button += [(radius * 0.55, proud * radius * 1.7), (0, proud * radius * 1.9)]
    items = [
        lathe(rounded(button), materials.coral(), 40),
        lathe([(radius * 1.02, 0.004), (radius * 1.16, 0.006)], materials.black(), 40),
    ]
    for item in items:
        item.rotation_euler = Vector(face).to_track_quat('Z', 'Y').to_euler()
        item.location = at
    return items


def disc(radius, height, rim, material, at=(0, 0, 0), face=(0, 0, 1), segments=96):
    """A flat cylinder, a knob or a foot: it stands on `at` and looks along `face`."""
    item = lathe(
        rounded([(0, 0), (radius, 0, rim * 0.4), (radius, height, rim), (0, height)]), material, segments
    )
    item.rotation_euler = Vector(face).to_track_quat('Z', 'Y').to_euler()
    item.location = at
    return item


def cord(points, radius=0.22, tint='#6f7a82'):
    """A cable covered with cloth."""
    return sweep(spline(points, 90), radius, cloth(tint, per_cm=12, bump=0.02), segments=20)


def cord_behind(start, right, radius=0.24):
    """A cord that leaves a product at `start`, reaches `right` and returns behind it: no cut end is seen."""
    x, y, z = start
    reach = right - x
    steps = [(0.35, 0.3), (0.8, 0.4), (1, 0.9), (0.6, 1.4), (-0.2, 1.6), (-0.8, 1.6)]
    lying = [(x + across * reach, y + back * reach, radius) for across, back in steps]
    return cord([start, (*lying[0][:2], radius + 0.1 * z), *lying[1:]], radius)


def feet(positions, radius=0.8, height=0.7):
    """Round rubber feet under a body; `positions`: (x, y)."""
    return [disc(radius, height, 0.1, materials.rubber(), (x, y, 0), segments=32) for x, y in positions]


def text(words, size, at, material, rotation=(pi / 2, 0, 0), align='CENTER'):
    """Printed letters, centred on `at`, facing the camera; rotation (0, 0, 0) lays them flat, facing up."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size = words, size
    curve.align_x, curve.align_y = align, 'CENTER'
    curve.extrude, curve.resolution_u = 0.002, 4
    curve.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    curve.materials.append(material)
    item = add(curve)
    item.location, item.rotation_euler = at, rotation
    return item


def lamp(at, energy, tint=(1, 0.8, 0.58), radius=3.0):
    """The light of a product's own bulb, in watts; it stays out of the shadow's pass."""
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = energy, tint, radius
    item = add(light, 'bulb')
    item.location = at
    return item


def dial_marks(count, radius, width, length, material, centre, start=-140, end=140, major=5):
    """
    Printed marks round an upright dial that faces the camera, in one mesh: `count` from `start` to `end` (degrees from
    the top, clockwise), each `major`th thicker and longer. They end at `radius`.
    """
    vertices, faces = [], []
    for index in range(count):
        angle = np.radians(start + (end - start) * index / max(count - 1, 1))
        scale = 1.7 if index % major == 0 else 1.0
        out = np.array([np.sin(angle), 0, np.cos(angle)])
        across = np.array([np.cos(angle), 0, -np.sin(angle)]) * width * scale / 2
        inner, outer = out * (radius - length * scale), out * radius
        first = len(vertices)
        vertices += [
            np.array(centre) + p for p in (inner - across, inner + across, outer + across, outer - across)
        ]
        faces.append((first, first + 1, first + 2, first + 3))
    return mesh(vertices, faces, material, recalculate=False)


def grille(columns, rows, pitch, radius, material, margin=0.5, thickness=0.1):
    """An upright plate with round corners and real holes; its front is in the xz plane, its middle at the origin."""
    width, height = columns * pitch, rows * pitch
    vertices, faces = [], []
    for column in range(columns):
        for row in range(rows):
            centre = ((column + 0.5) * pitch - width / 2, (row + 0.5) * pitch - height / 2)
            _cell_with_hole(centre, pitch, radius, vertices, faces)
    _margin(width, height, margin, pitch / 4, vertices, faces)
    plate = mesh([(x, 0, z) for x, z in vertices], faces, material, sharp=30, recalculate=True)
    backwards = -1 if plate.data.polygons[0].normal.y < 0 else 1
    return bevel(thicken(plate, thickness, backwards), min(0.02, thickness / 4), 2)


def _cell_with_hole(centre, pitch, radius, vertices, faces, count=16):
    first = len(vertices)
    for size in (pitch / 2, radius):
        for index in range(count):
            angle = 2 * pi * index / count
            out = np.array([np.cos(angle), np.sin(angle)])
            reach = size / max(abs(out)) if size > radius else size
            if size > radius:
                out = np.round(out * reach / (pitch / 4)) * (pitch / 4) / reach
            vertices.append(np.array(centre) + out * reach)
    for index in range(count):
        after = (index + 1) % count
        faces.append((first + index, first + after, first + count + after, first + count + index))


def _margin(width, height, margin, step, vertices, faces):
    corners = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    inner, outer = [], []
    for index, (sx, sy) in enumerate(corners):
        corner = np.array([sx * width / 2, sy * height / 2])
        for angle in np.linspace(index * pi / 2, (index + 1) * pi / 2, 9):
            inner.append(corner)
            outer.append(corner + margin * np.array([np.cos(angle), np.sin(angle)]))
        tx, ty = corners[(index + 1) % 4]
        target = np.array([tx * width / 2, ty * height / 2])
        out = outer[-1] - corner
        for part_of_side in np.arange(step, np.linalg.norm(target - corner) - step / 2, step):
            point = corner + (target - corner) / np.linalg.norm(target - corner) * part_of_side
            inner.append(point)
            outer.append(point + out)
    first, count = len(vertices), len(inner)
    vertices.extend(inner + outer)
    for index in range(count):
        after = (index + 1) % count
        quad = (first + index, first + count + index, first + count + after, first + after)
        same = np.allclose(inner[index], inner[after])
        faces.append(quad[:3] if same else quad)


def knurled(radius, bottom, top, material, ridges=72, depth=0.07, rim=0.1):
    """A ridged ring for the fingers, upright about the z axis, from `bottom` to `top`."""
    angles = np.linspace(0, 2 * pi, ridges * 8, endpoint=False)
    ridge = depth * (0.5 - 0.5 * np.cos(ridges * angles)) ** 0.7
    loops = []
    for height, inset in ((bottom, rim), (bottom + rim, 0), (top - rim, 0), (top, rim)):
        r = radius - inset - ridge
        loops.append(np.stack([r * np.cos(angles), r * np.sin(angles), np.full_like(r, height)], 1))
    return loft(loops, material, sharp=60)


def mist(at, height, width):
    """A plume of mist that rises from `at` and leans a little; it is transparent in the picture."""
    g = Graph('mist')
    uv = g.uv()
    along, across = (g.node('SeparateXYZ', {'Vector': uv}, axis) for axis in 'XY')
    drift = g.noise(g.mapping(uv, (2.6, 1.1, 1)), 1, 3, 0.55)
    bent = g.math('ADD', across, g.math('MULTIPLY', g.math('SUBTRACT', drift, 0.5), 0.55))
    off_centre = g.math('ABSOLUTE', g.math('SUBTRACT', bent, 0.5))
    body = g.ramp(off_centre, [(0.0, 1), (0.42, 0)])
    fade = g.ramp(along, [(0.0, 0), (0.12, 0.9), (0.45, 0.6), (1.0, 0)])
    wisps = g.map_range(g.noise(g.mapping(uv, (1.6, 5, 1), location=(3, 1, 0)), 1, 2), 0.55, 1.1, 0.3, 0.7)
    density = g.math('MULTIPLY', g.math('MULTIPLY', body, fade), g.math('MULTIPLY', wisps, 0.8))
    white = g.node('Emission', {'Color': '#d3dde4', 'Strength': 0.8})
    material = g.surface(g.node('MixShader', {0: density, 1: g.node('BsdfTransparent'), 2: white}))
    material['pane'] = material['glowing'] = True

    def point(u, v):
        spread = width * (0.5 + 1.7 * u)
        return at[0] + (v - 0.5) * 2 * spread + 0.12 * height * u * u, at[1], at[2] + u * height

    plume = sheet(point, 40, 12, material)
    plume.visible_shadow = plume.visible_diffuse = plume.visible_glossy = False
    return plume
