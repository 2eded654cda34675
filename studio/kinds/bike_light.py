"""A bullet-shaped bicycle lamp, strapped to a short piece of handlebar."""

from math import cos, sin, tau

import numpy as np

from details import disc, dot
from graph import Graph
from materials import aluminium, black, clear_glass, metal, plastic, rubber, satin, silk_steel
from outlines import ring, rounded, spline, superellipse
from solids import lathe, mesh, part, quads, slab, sweep, turn
from stage import CloseUp, Shot

FINISHES = {
    'ink': (lambda: metal('#4d555d', 0.36), silk_steel),
    'brushed-aluminium': (lambda: aluminium('Z'), lambda: satin('ink', 0.4)),
    'sand': (lambda: satin('sand', 0.36), lambda: satin('ink', 0.4)),
}
BAR, HALF_BAR, HEIGHT = 1.27, 3.7, 5.15


def build(finish):
    make_body, make_bar = FINISHES[finish]
    body = make_body()
    with part() as head:
        _shell(body)
        _reflector()
        _led()
    head.place((90, 0, 0), (0, 0, HEIGHT))
    _mount(body)
    _handlebar(make_bar())
    dot((1.82, 0.9, HEIGHT + 1.46), 0.34, (0.77, 0.08, 0.63))
    turn(-34)
    return Shot(close_up=CloseUp(at=(-0.9, -1, 5.1), width=7.5, elevation=24, azimuth=-6), samples=1.2)


def _shell(body):
    """Looks along +z, which becomes the camera's side; its rim at 3."""
    rim = [(2.3, 2.7), (2.34, 3.1, 0.05), (2.58, 3.1, 0.1), (2.58, 2.1, 0.1), (2.4, 1.95, 0.06), (2.4, 1.8)]
    lathe(rounded(rim, 5), body, 128)
    lathe([(2.3, 1.85), (2.3, 1.6)], black(), 128)
    tail = spline([(2.42, 1.2), (2.35, -0.8), (1.95, -2.6), (1.15, -3.9), (0.01, -4.4)], 50)
    lathe(np.vstack([rounded([(2.2, 1.68), (2.42, 1.68, 0.08), (2.42, 1.2)], 5), tail]), body, 128)
    lathe(
        spline([(2.32, 2.8), (1.4, 2.98), (0.01, 3.05)], 30),
        clear_glass(rim_strength=0.25, window=(0.16, 0.2)),
    )


def _reflector(rows=6, columns=18):
    """A bowl of flat mirrors, each with points of its own, so that the material can tell them apart."""
    corners = []
    for row in range(rows + 1):
        out = 0.62 + 1.7 * (row / rows) ** 0.9
        for column in range(columns):
            a = (column + row % 2 / 2) * tau / columns
            corners.append((out * cos(a), out * sin(a), 0.75 + 1.95 * (out / 2.32) ** 2))
    vertices, faces = [], []
    for a, b, c, d in quads(rows + 1, columns, wrap_columns=True):
        halves = [(a, b, c), (a, c, d)] if (a // columns) % 2 else [(a, b, d), (b, c, d)]
        for half in halves:
            faces.append(range(len(vertices), len(vertices) + 3))
            vertices += [corners[k] for k in half]
    mesh(vertices, faces, _mirrors())


def _mirrors():
    """Some show the chip, some the dark: told by chance, as the true mirror images are too small for few samples."""
    g = Graph('mirrors')
    away = g.node('VectorMath', {0: g.object_coordinates(), 1: (1, 1, 0)}, operation='MULTIPLY')
    away = g.node('VectorMath', {0: away}, 'Value', operation='LENGTH')
    chance = g.node('NewGeometry', output='Random Per Island')
    power = g.math('MULTIPLY', g.ramp(chance, [(0.5, 0), (1, 1)]), g.map_range(away, 1.0, 0.08, 0.6, 2.3))
    material = g.principled(
        Base_Color='#9da4a9', Metallic=1.0, Roughness=0.34, Emission='#fff0cf', Emission_Strength=power
    )
    material['glowing'] = True
    return material


def _led():
    """A chip on its dark board."""
    lathe([(0, 0.8), (0.66, 0.8)], black(), 64)
    lathe(rounded([(0, 0.8), (0.56, 0.8), (0.54, 0.95, 0.04), (0, 0.95)], 4), plastic('#23282c', 0.4, 0), 64)
    g = Graph('chip')
    material = g.surface(g.node('Emission', {'Color': '#ffe7b0', 'Strength': 2.6}))
    material['glowing'] = True
    chip = slab(0.56, 0.56, 0.08, 0.08, 0.03, material, (0, 0, 0.95), 'Z')
    chip.visible_diffuse = chip.visible_glossy = False


def _mount(body):
    """A rubber band round the bar, hooked over a pin; on it the foot of the lamp."""
    band = ring(BAR + 0.14, (0, 0, BAR), 'X')
    sweep(band, [(0.62, 0.14)] * len(band), rubber(), outline=superellipse(4, 20), closed=True, up=(1, 0, 0))
    slab(1.7, 2.4, 0.5, 0.5, 0.12, rubber(), (0, 0, 2 * BAR - 0.02), 'Z')
    disc(0.8, HEIGHT - 2.3 - 2 * BAR, 0.08, body, (0, 0, 2 * BAR + 0.4), (0, 0, 1), 64)
    with part() as hook:
        slab(0.9, 1.5, 0.3, 0.4, 0.1, rubber(), (0, 0, 0), 'Y')
        slab(1.5, 0.36, 0.3, 0.17, 0.12, silk_steel(), (0, -0.2, -0.1), 'Y')
    hook.place((-12, 0, 0), (0, -BAR - 0.3, BAR + 0.25))


def _handlebar(material):
    with part() as bar:
        inner = BAR - 0.2
        half = [(inner, HALF_BAR - 1.2), (inner, HALF_BAR, 0.03), (BAR, HALF_BAR, 0.06)]
        mirrored = [(radius, -x, *corner) for radius, x, *corner in half[::-1]]
        lathe(rounded(half + mirrored, 4), material, 96)
        lathe([(0, HALF_BAR - 1.1), (inner, HALF_BAR - 1.1)], black())
        lathe([(0, 1.1 - HALF_BAR), (inner, 1.1 - HALF_BAR)], black())
    bar.place((0, 90, 0), (0, 0, BAR))
