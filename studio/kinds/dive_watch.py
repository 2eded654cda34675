"""A diver's watch: a turning bezel, luminous hands and marks, a closed strap on which it stands."""

from math import cos, pi, sin, tau

import bpy
import numpy as np
from details import disc, dot, text
from materials import leather, metal, plastic
from outlines import rounded, spline, superellipse
from solids import box, frames, lathe, mesh, part, stitches, sweep, thicken, transform, tubes, turn
from stage import CloseUp, Shot

# Strap, dial, bezel, and whether dial marks are dark.
FINISHES = {
    'deep-blue': (lambda: plastic('#23282d', 0.6, 0.004, 0.3), 'deep-blue', 'deep-blue', False),
    'sand': (lambda: plastic('sand', 0.55, 0.004, 0.35), '#ece7dc', 'ink', True),
    'tan': (lambda: leather('tan'), '#2c3b36', 'ink', False),
}
RADIUS = 2.05
FACE = 0.5
BEZEL = 0.42


def build(finish):
    make_strap, dial, bezel, dark = FINISHES[finish]
    brushed, polished = metal('#c6c8ca', 0.3, 'Y'), metal('#e6e7e8', 0.1)
    luminous, ink = plastic('#eef2e6', 0.5, 0, 0.3), plastic('#1d2327', 0.5, 0, 0.3)
    marks = ink if dark else luminous
    _case(brushed)
    ring = _bezel(polished, plastic(bezel, 0.4, 0, 0.3), luminous)
    lathe([(0, FACE), (RADIUS - 0.55, FACE)], plastic(dial, 0.55, 0, 0.15))
    lathe(rounded([(RADIUS - 0.62, FACE), (RADIUS - 0.55, FACE + 0.22)]), polished)
    _marks(marks)
    _hand(0.8, 0.2, 304, 0.56, marks)
    _hand(1.22, 0.16, 52, 0.6, marks)
    _hand(1.3, 0.03, 200, 0.64, polished, 0.35)
    lathe(rounded([(0.1, 0.54), (0.1, 0.67, 0.02), (0, 0.68)]), polished, 32)
    _strap(make_strap(), finish == 'tan')
    dot((0, RADIUS - 0.27, BEZEL + 0.28), 0.14, (0, 0, 1))
    transform(bpy.context.scene.objects, (62, 0, 0))
    turn(-22)
    return Shot(close_up=CloseUp(at=ring, width=4.4, elevation=20, azimuth=-10), size=0.54, longest=0.8)


def _case(brushed):
    profile = [
        (0, -0.46),
        (RADIUS - 0.35, -0.46, 0.1),
        (RADIUS - 0.1, -0.32, 0.15),
        (RADIUS + 0.02, -0.05, 0.12),
    ]
    profile += [(RADIUS + 0.02, 0.3, 0.1), (RADIUS - 0.1, 0.4, 0.04), (0, 0.4)]
    lathe(rounded(profile), brushed, 160)
    crown = disc(0.3, 0.42, 0.05, brushed, (RADIUS + 0.03, 0, 0), (1, 0, 0), 48)
    ridges = [(0.3 * cos(a), 0.3 * sin(a)) for a in np.arange(24) / 24 * tau]
    tubes([[(RADIUS + 0.16, y, z), (RADIUS + 0.4, y, z)] for y, z in ridges], 0.03, brushed, 6)
    for side in (-1, 1):
        box(0.36, 0.34, 0.46, 0.12, brushed, (RADIUS + 0.02, side * 0.52, -0.24))
    for x in (-1, 1):
        for y in (-1, 1):
            path = [
                (x * 1.2, y * 1.2, 0),
                (x * 1.2, y * 1.8, 0.06),
                (x * 1.19, y * 2.2, -0.08),
                (x * 1.18, y * 2.42, -0.36),
            ]
            radii = np.stack([np.linspace(0.32, 0.17, 24), np.full(24, 0.16)], 1)
            sweep(spline(path, 24), radii, brushed, superellipse(5, 28), up=(0, 0, 1))
    return crown


def _bezel(polished, inlay, luminous):
    z, edge = BEZEL, RADIUS + 0.06
    profile = [
        (RADIUS - 0.16, z),
        (edge, z, 0.04),
        (edge + 0.02, z + 0.17, 0.05),
        (edge - 0.08, z + 0.24, 0.03),
    ]
    profile += [(RADIUS - 0.5, z + 0.3, 0.03), (RADIUS - 0.56, z + 0.05)]
    item = lathe(rounded(profile), polished, 160)
    around = [(sin(a), cos(a)) for a in np.arange(60) / 60 * tau]
    stitches(
        [((x * edge, y * edge, z - 0.02), (x * edge, y * edge, z + 0.2)) for x, y in around], 0.075, polished
    )
    lathe([(RADIUS - 0.07, z + 0.245), (RADIUS - 0.47, z + 0.306)], inlay, 160)
    _rays(
        [
            (k * tau / 60, RADIUS - 0.27, 0.26 if k % 5 == 0 else 0.12, 0.06 if k % 5 == 0 else 0.025)
            for k in range(1, 60)
        ],
        z + 0.285,
        luminous,
    )
    return item


def _rays(rays, z, material, lean=0.1):
    """Flat marks about the z axis in one mesh: (angle, middle, length, width) each."""
    vertices, faces = [], []
    for angle, middle, length, width in rays:
        out, across = np.array([sin(angle), cos(angle)]), np.array([cos(angle), -sin(angle)])
        first = len(vertices)
        for r, w in ((-1, -1), (-1, 1), (1, 1), (1, -1)):
            x, y = out * (middle + r * length / 2) + across * w * width / 2
            vertices.append((x, y, z - r * length / 2 * lean))
        faces.append((first, first + 1, first + 2, first + 3))
    return mesh(vertices, faces, material)


def _marks(material):
    hours = [k for k in range(12) if k % 3]
    for k in hours:
        a = k * tau / 12
        disc(0.11, 0.03, 0.01, material, (1.12 * sin(a), 1.12 * cos(a), FACE), segments=24)
    _rays([(k * tau / 12, 1.06, 0.38, 0.15) for k in range(0, 12, 3)], FACE + 0.02, material, 0)
    _rays([(k * tau / 60, 1.38, 0.07, 0.016) for k in range(60)], FACE + 0.006, material, 0)
    text('200 m', 0.13, (0, -0.6, FACE + 0.005), material, (0, 0, 0))


def _hand(length, width, angle, z, material, tail=0.22):
    half = width / 2
    outline = [(-half, -tail), (half, -tail), (half * 1.2, 0), (half, length * 0.8), (0, length)]
    outline += [(-half, length * 0.8), (-half * 1.2, 0)]
    with part() as hand:
        thicken(mesh([(x, y, z) for x, y in outline], [tuple(range(7))], material), 0.025, 1)
    hand.place((0, 0, -angle))


def _strap(material, stitched):
    points = [(0, 1.95, -0.05), (0, 2.5, -0.5), (0, 3.1, -1.7), (0, 3.0, -3.2), (0, 2.1, -4.6), (0, 0, -5.2)]
    points += [(x, -y, z) for x, y, z in points[-2::-1]]
    path = spline(points, 220)
    width = 1.02 - 0.1 * np.sin(np.linspace(0, pi, 220))
    thickness = np.full(220, 0.2)
    thickness[:30], thickness[-30:] = np.linspace(0.27, 0.2, 30), np.linspace(0.2, 0.27, 30)
    sweep(path, np.stack([width, thickness], 1), material, superellipse(6, 48), up=(1, 0, 0))
    normals, binormals = frames(path, (1, 0, 0))
    outwards = np.sign(((path - path.mean(0)) * binormals).sum(1))[:, None] * binormals
    surface = path + outwards * (thickness + 0.005)[:, None]
    if stitched:
        thread = plastic('#e6d9bd', 0.8, 0)
        edges = [surface + normals * (side * (width - 0.16))[:, None] for side in (-1, 1)]
        stitches([(edge[i], edge[i + 2]) for edge in edges for i in range(8, 210, 4)], 0.028, thread)
    else:
        ribs = [*range(14, 44, 6), *range(178, 208, 6)]
        tubes(
            [[surface[i] + normals[i] * s * width[i] * 0.62 for s in (-1, 0, 1)] for i in ribs],
            0.045,
            material,
            10,
        )
