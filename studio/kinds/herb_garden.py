"""A trough with basil, chives and rosemary under a bar of light."""

from math import cos, pi, sin

import numpy as np

from details import dot, lamp
from graph import Graph
from materials import glowing, oak, plastic, rubber
from outlines import rounded, spline
from solids import lathe, mesh, part, quads, slab, tubes, turn
from stage import CloseUp, Shot

FINISHES = {
    'chalk': (lambda: plastic('chalk', 0.4, 0.0014), 'chalk'),
    'ink': (lambda: plastic('ink', 0.4, 0.0014), 'ink'),
    'oak': (lambda: oak('X', 4), 'chalk'),
}
WIDTH, DEPTH, HEIGHT = 31, 11, 7
SOIL = HEIGHT + 0.45
POTS = {'basil': -9.6, 'chives': 0, 'rosemary': 9.6}


def build(finish):
    make_tray, metal_tint = FINISHES[finish]
    frame = plastic(metal_tint, 0.38, 0.0014)
    _tray(make_tray(), frame)
    _light(frame)
    random = np.random.default_rng(11)
    _basil(random)
    _chives(random)
    _rosemary(random)
    dot((-13.2, -DEPTH / 2 - 0.01, 3.9), 0.5)
    turn(-22)
    return Shot(close_up=CloseUp(at=(-11, -1, 11.5), width=17, elevation=20, azimuth=-16))


def _tray(tray, frame):
    slab(WIDTH - 1.4, DEPTH - 1.4, 0.5, 2, 0.1, rubber(), axis='Z')
    slab(WIDTH, DEPTH, HEIGHT - 0.4, 2.6, 0.45, tray, (0, 0, 0.4), 'Z')
    slab(WIDTH - 1.2, DEPTH - 1.2, 0.4, 2.1, 0.12, frame, (0, 0, HEIGHT - 0.05), 'Z')
    soil = _soil()
    for x in POTS.values():
        low, high = HEIGHT + 0.2, HEIGHT + 0.75
        cup = [(3.6, low), (4.15, low), (4.15, high, 0.12), (3.75, high, 0.1), (3.6, low)]
        lathe(rounded(cup, 4), plastic('slate', 0.45, 0), 64).location = (x, 0, 0)
        lathe([(0, SOIL + 0.12), (2.5, SOIL + 0.06), (3.75, SOIL)], soil, 48).location = (x, 0, 0)


def _light(frame):
    post_x, post_y = WIDTH / 2 - 2.2, DEPTH / 2 - 1.7
    slab(2.6, 2.0, 0.7, 0.9, 0.15, frame, (post_x, post_y, HEIGHT + 0.3), 'Z')
    tubes([[(post_x, post_y, z) for z in (HEIGHT, 12, 18, 24, 27.6)]], 0.55, frame, 24)
    with part() as bar:
        slab(WIDTH - 1.5, 4.4, 1.2, 1.6, 0.4, frame, axis='Z')
        slab(WIDTH - 4, 2.6, 0.16, 1.2, 0.05, glowing('#ffe2b2', '#ffcf90', 1.15, 0.9), (0, 0, -0.08), 'Z')
    bar.place((-36, 0, 0), (0, post_y - 1.5, 27.4))
    for x in (-9, 0, 9):
        lamp((x, post_y - 3.2, 24.6), 1500, (1, 0.93, 0.82), 2)


def _soil():
    g = Graph('soil')
    o = g.object_coordinates()
    shade = g.mix(g.noise(o, 4, 5), '#1f1711', '#4a3a2c')
    return g.principled(g.bump(g.noise(o, 3, 6, 0.7), 0.5), Base_Color=shade, Roughness=1.0)


def _green(dark, light, vein, through=0.28):
    """A leaf: paler veins over two greens, and light that comes through. Its UVs: along, across."""
    g = Graph('leaf')
    along, across = (g.node('SeparateXYZ', {'Vector': g.uv()}, axis) for axis in 'XY')
    middle = g.math('ABSOLUTE', g.math('SUBTRACT', across, 0.5))
    slanted = g.node('CombineXYZ', {0: g.math('SUBTRACT', along, g.math('MULTIPLY', middle, 0.5))})
    side_veins = g.node('TexWave', {'Vector': slanted, 'Scale': 2.2, 'Distortion': 0.3}, 'Fac')
    side_veins = g.math('MULTIPLY', g.ramp(side_veins, [(0.8, 0), (1, 1)]), 0.4)
    veins = g.math('MAXIMUM', side_veins, g.ramp(middle, [(0.015, 1), (0.05, 0)]))
    patches = g.ramp(g.noise(g.object_coordinates(), 0.5, 3), [(0.3, 0), (0.7, 1)])
    shade = g.mix(g.math('MULTIPLY', veins, 0.55), g.mix(patches, dark, light), vein)
    normal = g.bump(g.math('SUBTRACT', 1.0, veins), 0.06)
    g.principled(normal, Base_Color=shade, Roughness=0.38)
    back = g.node('BsdfTranslucent', {'Color': g.mix(0.5, shade, '#b7dc62')})
    return g.surface(g.node('MixShader', {0: through, 1: g.principled_node.outputs[0], 2: back}))


def _stalk():
    return plastic('#6f8d45', 0.5, 0)


class Foliage:
    """Many leaves in one mesh."""

    ROWS, COLUMNS = 14, 9

    def __init__(self):
        self.vertices, self.faces, self.uv = [], [], []

    def leaf(self, base, azimuth, pitch, length, half_width, droop, fold=0.42):
        first = len(self.vertices)
        x = z = 0.0
        for row in range(self.ROWS):
            t = row / (self.ROWS - 1)
            angle = pitch - droop * t**1.3
            if row:
                x += cos(angle) * length / (self.ROWS - 1)
                z += sin(angle) * length / (self.ROWS - 1)
            half = max(half_width * sin(pi * min(1, t**0.8)) ** 0.75 * (1 - 0.25 * t), 0.02)
            for column in range(self.COLUMNS):
                side = column / (self.COLUMNS - 1) * 2 - 1
                lift = abs(side) ** 1.5 * half * fold + 0.015 * length * sin(9 * t + 2 * side) * abs(side)
                out, across = x - sin(angle) * lift, side * half
                point = (
                    cos(azimuth) * out - sin(azimuth) * across,
                    sin(azimuth) * out + cos(azimuth) * across,
                    z + cos(angle) * lift,
                )
                self.vertices.append(np.array(base) + point)
                self.uv.append((t, (side + 1) / 2))
        self.faces += [tuple(first + k for k in face) for face in quads(self.ROWS, self.COLUMNS)]

    def finish(self, material):
        return mesh(self.vertices, self.faces, material, self.uv)


def _basil(random):
    stems, foliage = [], (Foliage(), Foliage())
    for plant in range(7):
        azimuth = 2 * pi * plant / 7 + 0.4
        outward = np.array([cos(azimuth), sin(azimuth), 0])
        base = np.array([POTS['basil'], 0, SOIL]) + outward * (1.5 if plant else 0)
        height, lean = random.uniform(8, 11.5), random.uniform(0.1, 0.26)
        up = np.array([0, 0, height])
        stem = spline([base, base + outward * lean * 3 + up / 2, base + outward * lean * 8 + up], 30)
        stems.append(stem)
        leaves = ((0.38, 3.9, 1.35), (0.6, 4.2, 1.5), (0.8, 3.5, 1.25), (0.97, 2.3, 0.8))
        for index, (t, length, half) in enumerate(leaves):
            turned = azimuth + index * pi / 2 + random.uniform(-0.3, 0.3)
            top = index == 3
            for side in (0, pi):
                pitch = 0.5 + 0.75 * top + random.uniform(-0.15, 0.15)
                droop = 1.0 - 0.5 * top + random.uniform(-0.2, 0.3)
                grown = length * random.uniform(0.9, 1.1)
                green = foliage[(index + plant) % 2]
                green.leaf(stem[int(t * 29)], turned + side, pitch, grown, half, droop)
    tubes(stems, (0.2, 0.11), _stalk(), 10)
    foliage[0].finish(_green('#3f7f2f', '#5a9a3c', '#a9cc70'))
    foliage[1].finish(_green('#4b8c35', '#69a843', '#b6d67c'))


def _chives(random):
    g = Graph('chives')
    height = g.node('SeparateXYZ', {'Vector': g.object_coordinates()}, 'Z')
    shade = g.mix(g.map_range(height, 0, 1, SOIL, SOIL + 12), '#8db05e', '#3f7d3f')
    material = g.principled(Base_Color=shade, Roughness=0.42)
    blades = []
    for _ in range(75):
        azimuth, distance = random.uniform(0, 2 * pi), 2.2 * random.uniform(0, 1) ** 0.5
        height, lean = random.uniform(9, 15.5), distance / 2.2 * random.uniform(0.8, 3.6)
        outward = np.array([cos(azimuth), sin(azimuth), 0])
        base = np.array([POTS['chives'], 0, SOIL])
        middle = base + outward * (distance * 1.3 + lean * 0.25) + [0, 0, height * 0.55]
        tip = base + outward * (distance * 1.4 + lean) + [0, 0, height]
        blades.append(spline([base + outward * distance, middle, tip], 16))
    tubes(blades, (0.17, 0.05), material, 7)


def _rosemary(random):
    stems, needles = [], ([], [])
    for _ in range(13):
        azimuth, distance = random.uniform(0, 2 * pi), 2.0 * random.uniform(0, 1) ** 0.5
        height, lean = random.uniform(8, 14.5), 0.6 + distance * random.uniform(0.5, 1.7)
        outward = np.array([cos(azimuth), sin(azimuth), 0])
        base = np.array([POTS['rosemary'], 0, SOIL]) + outward * distance
        middle = base + outward * lean * 0.4 + [0, 0, height / 2]
        stem = spline([base, middle, base + outward * lean + [0, 0, height]], 40)
        stems.append(stem)
        count = int(height * 9)
        for index in range(count):
            t = 0.1 + 0.9 * index / count
            start, up = stem[int(t * 39)], 0.55 + 0.5 * t
            around = index * 2.4 + random.uniform(-0.3, 0.3)
            length = 1.75 * (1 - 0.45 * t) * random.uniform(0.8, 1.1)
            direction = np.array([cos(around) * cos(up), sin(around) * cos(up), sin(up)])
            end = start + direction * length
            needles[index % 2].append([start, (start + end) / 2 + [0, 0, 0.06], end])
    tubes(stems, (0.14, 0.08), _stalk(), 7)
    tubes(needles[0], (0.11, 0.05), plastic('#587f59', 0.4, 0), 5)
    tubes(needles[1], (0.1, 0.05), plastic('#7c9f74', 0.4, 0), 5)
