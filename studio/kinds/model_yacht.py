"""
A model yacht steered by radio: a round hull with a laid deck, cotton sails, brass fittings. It stands on a cradle with
its keel and rudder; finish 'hero' sails, cut at its waterline z = 0. The bow points along +x.
"""

from math import cos, pi, radians, sin, tau

import numpy as np

from details import disc
from graph import Graph
from materials import brass, coral, enamel, metal, oak, plastic, walnut
from outlines import ring, rounded, superellipse
from palette import colour
from solids import bevel, cut_below, lathe, loft, mesh, quads, sheet, slab, stitches, subdivide
from solids import sweep, thicken, transform, tubes, turn
from stage import CloseUp, Shot

import bpy

CREAM, COTTON, BLUE = '#fbebcd', '#dfc08a', '#47708c'

# Topsides, stripe, bottom, main sail, jib.
FINISHES = {
    'chalk': (lambda: enamel('chalk', 0.1), 'chalk', 'deep-blue', CREAM, CREAM),
    'deep-blue': (lambda: enamel('deep-blue', 0.1), 'chalk', 'chalk', CREAM, BLUE),
    'walnut': (lambda: walnut('X', 4, 0.7), 'chalk', 'ink', COTTON, COTTON),
}
LENGTH, HALF_BEAM = 50.0, 5.7
MAST, MAST_TOP = 3.2, 55.0
# The low sun shines through the sails from behind, too.
SUN = {'key': 19, 'top': 2.4, 'fill': 0.3, 'rim': 9, 'rim-left': 5}
BOOM, BOOM_LENGTH, SHEETED = 9.6, 23.0, radians(7)
FLOOR = -9.6


def build(finish):
    hero = finish == 'hero'
    make_topsides, stripe, bottom, main, jib = FINISHES['chalk' if hero else finish]
    hull = [
        _hull(-9, 0.75, enamel(bottom, 0.3)),
        _hull(0.75, 1.2, enamel(stripe, 0.1)),
        _hull(1.2, 20, make_topsides()),
    ]
    _deck()
    _cabin()
    _spars()
    mainsail = _mainsail(main)
    _jib(jib)
    _rigging()
    fittings = _fittings()
    if hero:
        transform(bpy.context.scene.objects, (5, 0, 0))
        cut_below(hull)
        turn(-30)
        return Shot(CloseUp(at=fittings, width=16), elevation=9, size=0.8, longest=0.92, hero=True, exposure=0.05, lights=SUN)
    _keel_and_rudder()
    _cradle()
    turn(-28)
    return Shot(close_up=CloseUp(at=fittings, width=17, elevation=30, azimuth=-8), longest=0.9, lights=SUN)


def _x(t):
    return -LENGTH / 2 + LENGTH * t


def _sheer(t):
    """The height of the rail; t runs from stern 0 to bow 1."""
    return 4.9 + 2.4 * t**2.2 + 0.7 * (1 - t) ** 2


def _half_beam(t):
    return HALF_BEAM * max(0, sin(pi * (0.2 + 0.8 * t))) ** 0.85


def _depth(t):
    """The lowest point of a section: long overhangs fore and aft."""
    if t > 0.62:
        return -2.7 + (_sheer(t) + 2.7) * ((t - 0.62) / 0.38) ** 2.6
    return -2.7 + 5.2 * max(0, (0.38 - t) / 0.38) ** 2


def _section(t, angle):
    """A point of the hull; angle from port rail -90° through the keel to starboard rail 90°."""
    y = _half_beam(t) * np.sign(angle) * abs(sin(angle)) ** 0.62
    return _x(t), y, _sheer(t) + (_depth(t) - _sheer(t)) * abs(cos(angle)) ** 0.82


def _hull(low, high, material):
    """The part of the hull between two heights."""
    stations = np.linspace(0, 0.998, 110)
    angles = np.linspace(-pi / 2, pi / 2, 49)
    points = [_section(t, a) for t in stations for a in angles]
    faces = quads(len(stations), len(angles)) + [tuple(range(len(angles)))]
    item = mesh(points, faces, material, sharp=40, recalculate=True)
    return cut_below([item], low, high)[0]


def _deck():
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
        return _x(t), side * _half_beam(t) * 0.97, _sheer(t) - 0.3 + 0.3 * (1 - side**2)

    sheet(point, 90, 15, planks)
    rail = walnut('X', 2)
    for side in (-1, 1):
        path = [(_x(t), side * _half_beam(t) * 0.985, _sheer(t) + 0.06) for t in np.linspace(0, 0.995, 80)]
        sweep(path, [(0.2, 0.26)] * 80, rail, superellipse(4, 16), up=(0, 0, 1))
    slab(_half_beam(0) * 1.97, 0.4, 0.4, 0.1, 0.08, rail, (_x(0), 0, _sheer(0) + 0.02), 'X')


def _cabin():
    wood, height = walnut('X', 6), _sheer(0.45)
    slab(11, 4.4, 1.6, 1.5, 0.4, enamel('chalk', 0.1), (-3, 0, height - 0.1), 'Z')
    slab(11.4, 4.8, 0.3, 1.6, 0.12, wood, (-3, 0, height + 1.42), 'Z')
    pane = plastic('#0f1b24', 0.1, 0, 0.8)
    for x in (-6.2, -3, 0.2):
        for y in (-2.2, 2.2):
            disc(0.36, 0.08, 0.03, brass(), (x, y, height + 0.75), (0, np.sign(y), 0), 32)
            disc(0.25, 0.11, 0.02, pane, (x, y, height + 0.75), (0, np.sign(y), 0), 32)
    slab(2.6, 2.4, 0.4, 0.5, 0.12, wood, (13, 0, _sheer(0.76) - 0.1), 'Z')
    cockpit = _sheer(0.21) - 0.1
    slab(7.2, 4.4, 0.55, 1.1, 0.14, wood, (-14.5, 0, cockpit - 0.2), 'Z')
    slab(6.4, 3.6, 0.12, 0.8, 0.05, plastic('#15191c', 0.5, 0), (-14.5, 0, cockpit + 0.28), 'Z')


def _spars():
    foot = _sheer(0.5) - 0.4
    mast = [(MAST, 0, z) for z in np.linspace(foot, MAST_TOP, 40)]
    sweep(mast, np.linspace(0.48, 0.24, 40), oak('Z', 7), segments=24)
    lathe(rounded([(0, 0), (0.36, 0, 0.1), (0.3, 0.5, 0.2), (0, 0.55)]), brass(), 32).location = mast[-1]
    boom = [_boom(q) for q in np.linspace(0, BOOM_LENGTH, 20)]
    sweep(boom, np.linspace(0.34, 0.26, 20), oak('X', 3), segments=20)
    disc(0.62, 0.5, 0.1, brass(), (MAST, 0, BOOM - 0.25), segments=32)


def _boom(q):
    """A point of the boom, q centimetres behind the mast; it is let out towards the camera."""
    return MAST - 0.4 - q * cos(SHEETED), -q * sin(SHEETED), BOOM


def _sail(tack, head, clew, seams, tint, roach):
    """A triangle of cloth with a belly towards the camera; returns its point at (along the chord, up) from 0 to 1."""
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


def _mainsail(tint):
    tack, head = (MAST - 0.75, 0, BOOM + 0.55), (MAST - 0.6, 0, MAST_TOP - 1.3)
    clew = np.array(_boom(BOOM_LENGTH - 0.9)) + (0, 0, 0.55)
    point = _sail(tack, head, clew, 7, tint, 2.6)
    dark, pocket = plastic('#6d5a3c', 0.8, 0, 0.1), plastic('#dccba6', 0.8, 0, 0.1)
    for v in (0.24, 0.42, 0.6, 0.78):
        batten = [point(u, v + 0.012, 0.06) for u in np.linspace(0.64, 0.995, 14)]
        sweep(batten, [(0.28, 0.05)] * 14, pocket, up=(0, 0, 1))
    stitches([(point(u, 0.155, 0.06), point(u, 0.127, 0.1)) for u in np.linspace(0.1, 0.9, 10)], 0.06, dark)
    slides = [point(0, v) for v in np.linspace(0.01, 0.985, 15)]
    stitches([(p, p + (0.5, 0, 0)) for p in slides], 0.13, brass())
    _coral_disc(point, 0.4, 0.66)
    return point


def _coral_disc(point, u, v, radius=1.15):
    """The coral dot, sewn onto the sail."""
    across = np.linalg.norm(point(u + 0.05, v) - point(u - 0.05, v)) / 0.1
    up = np.linalg.norm(point(u, v + 0.05) - point(u, v - 0.05)) / 0.1

    def place(r, angle):
        return point(u + r * cos(angle) / across, v + r * sin(angle) / up, 0.07)

    circles = [[place(radius * k / 4, a) for a in np.arange(40) / 40 * tau] for k in range(1, 5)]
    loft(circles, coral(), cap=False)
    mesh([place(0, 0), *circles[0]], [(0, k + 1, (k + 1) % 40 + 1) for k in range(40)], coral())


def _jib(tint):
    point = _sail((24.0, 0, 8.6), (MAST + 1.2, 0, 44), (MAST + 2.4, -3.4, BOOM + 0.3), 6, tint, 0.3)
    hanks = [point(0, v) for v in np.linspace(0.03, 0.95, 10)]
    stitches([(p, p + (0.35, 0, 0.1)) for p in hanks], 0.1, brass())


def _rigging():
    wire, rope = metal('#8d9498', 0.3), plastic('#d8ccb2', 0.8, 0)
    masthead, hounds = (MAST - 0.1, 0, MAST_TOP - 0.2), (MAST + 0.2, 0, 46)
    stays = [((24.4, 0, _sheer(0.985)), hounds), ((_x(0) + 0.3, 0, _sheer(0)), masthead)]
    spreaders = []
    for side in (-1, 1):
        chainplate, tip = (MAST - 0.6, side * _half_beam(0.55) * 0.96, _sheer(0.55)), (MAST - 0.3, side * 3.2, 30)
        stays += [(chainplate, tip), (tip, hounds)]
        spreaders.append([(MAST, 0, 30), tip])
    tubes([np.linspace(a, b, 8) for a, b in stays], 0.06, wire)
    tubes([np.linspace(a, b, 6) for a, b in spreaders], 0.14, oak('X', 5))
    boom = np.array(_boom(BOOM_LENGTH * 0.72))
    lines = [(boom - (0, 0, 0.3), (-12.5, y, _sheer(0.25) + 0.4)) for y in (-0.5, 0.5)]
    lines.append(((MAST + 2.4, -3.4, BOOM + 0.3), (MAST - 4, -4.2, _sheer(0.4))))
    tubes([np.linspace(a, b, 8) for a, b in lines], 0.07, rope)
    aerial = np.linspace((-21.5, 1.2, _sheer(0.06)), (-22.4, 1.3, _sheer(0.06) + 10), 10)
    tubes([aerial], (0.1, 0.06), plastic('ink', 0.4, 0), 10)


def _fittings():
    """Winches, a cleat, a bow eye; returns a winch near the camera."""
    profile = rounded([(0, 0), (0.55, 0, 0.05), (0.38, 0.5, 0.15), (0.55, 0.85, 0.1), (0, 0.9)])
    winches = [lathe(profile, brass(), 40) for _ in range(2)]
    for winch, y in zip(winches, (-3.1, 3.1)):
        winch.location = (-10, y, _sheer(0.3) - 0.1)
    stitches([((18.2, 0, _sheer(0.87) + 0.3), (19.8, 0, _sheer(0.89) + 0.3))], 0.17, brass())
    disc(0.22, 0.45, 0.05, brass(), (19, 0, _sheer(0.88) - 0.15), segments=24)
    sweep(ring(0.34, (24.5, 0, _sheer(0.99) + 0.3), 'Y', 32), 0.08, brass(), closed=True, segments=10)
    return winches[0]


def _keel_and_rudder():
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
        loops.append([(x + chord / 2 * cos(a), chord * thickness * sin(a) * (1.1 + 0.6 * cos(a)) / 1.4, z) for a in angles])
    return loft(loops, material)


def _cradle():
    wood = oak('Y', 8)
    for t in (0.34, 0.64):
        outline = [(5.4, FLOOR), *_section_outline(t), (-5.4, FLOOR), (-3.9, FLOOR), (-3.0, FLOOR + 1.2)]
        outline += [(-1.8, -6.2), (1.8, -6.2), (3.0, FLOOR + 1.2), (3.9, FLOOR)]
        points = [(_x(t), y, z) for y, z in outline]
        bevel(thicken(mesh(points, [tuple(range(len(points)))], wood), 1.3), 0.12)
    for y in (-3.9, 3.9):
        bar = np.linspace((_x(0.34), y, FLOOR + 1.6), (_x(0.64), y, FLOOR + 1.6), 4)
        sweep(bar, 0.55, oak('X', 9), segments=24)


def _section_outline(t):
    """The hull's underside at a station, with room for a strip of felt."""
    angles = np.linspace(radians(46), radians(-46), 25)
    return [(y * 1.02, z - 0.12) for _, y, z in (_section(t, a) for a in angles)]
