"""
A model yacht steered by radio: a laid deck, cotton sails, brass fittings. It stands on a cradle; finish 'hero'
is under sail, cut at its waterline z = 0. The bow points along +x.
"""

from math import cos, radians, sin

import bpy
import numpy as np
from details import disc
from materials import brass, enamel, metal, oak, plastic, walnut
from outlines import ring, rounded
from solids import cut_below, lathe, slab, stitches, sweep, transform, tubes, turn
from stage import CloseUp, Shot
from yacht_hull import cradle, deck, half_beam, hull, keel_and_rudder, sheer, x_at
from yacht_sails import coral_disc, sail

CREAM, COTTON, BLUE = '#ffeecd', '#e4cca4', '#3d5a6c'

# Topsides, stripe, bottom, main sail, jib.
FINISHES = {
    'chalk': (lambda: enamel('#ddd8ce', 0.1), 'chalk', 'deep-blue', CREAM, CREAM),
    'deep-blue': (lambda: enamel('#153149', 0.1), 'chalk', 'chalk', CREAM, BLUE),
    'walnut': (lambda: walnut('X', 4, 0.7), 'chalk', 'ink', COTTON, COTTON),
}
MAST, MAST_TOP = 3.2, 55.0
# The low sun shines through the sails from behind, too.
SUN = {'key': 19, 'top': 2.4, 'fill': 0.3, 'rim': 9, 'rim-left': 5}
BOOM, BOOM_LENGTH, SHEETED = 9.6, 23.0, radians(7)


def build(finish):
    hero = finish == 'hero'
    make_topsides, stripe, bottom, main, jib = FINISHES['chalk' if hero else finish]
    sides = [
        hull(-9, 0.75, enamel(bottom, 0.3)),
        hull(0.75, 1.2, enamel(stripe, 0.1)),
        hull(1.2, 20, make_topsides()),
    ]
    deck()
    _cabin()
    _spars()
    _mainsail(main)
    _jib(jib)
    _rigging()
    _fittings()
    close_up = CloseUp(at=(-6.5, 1.0, 7.6), width=18, elevation=26, azimuth=-8)
    if hero:
        transform(bpy.context.scene.objects, (5, 0, 0))
        cut_below(sides)
        turn(-30)
        return Shot(
            close_up,
            elevation=9,
            size=0.8,
            longest=0.92,
            hero=True,
            exposure=0.14,
            lights=SUN,
        )
    keel_and_rudder()
    cradle()
    turn(-28)
    return Shot(close_up, longest=0.9, lights=SUN)


def _cabin():
    wood, height = walnut('X', 6), sheer(0.45)
    slab(11, 4.4, 1.6, 1.5, 0.4, enamel('chalk', 0.1), (-3, 0, height - 0.1), 'Z')
    slab(11.4, 4.8, 0.3, 1.6, 0.12, wood, (-3, 0, height + 1.42), 'Z')
    pane = plastic('#0f1b24', 0.1, 0, 0.8)
    for x in (-6.2, -3, 0.2):
        for y in (-2.2, 2.2):
            disc(0.36, 0.08, 0.03, brass(), (x, y, height + 0.75), (0, np.sign(y), 0), 32)
            disc(0.25, 0.11, 0.02, pane, (x, y, height + 0.75), (0, np.sign(y), 0), 32)
    slab(2.6, 2.4, 0.4, 0.5, 0.12, wood, (13, 0, sheer(0.76) - 0.1), 'Z')
    cockpit = sheer(0.21) - 0.1
    slab(7.2, 4.4, 0.55, 1.1, 0.14, wood, (-14.5, 0, cockpit - 0.2), 'Z')
    slab(6.4, 3.6, 0.12, 0.8, 0.05, plastic('#15191c', 0.5, 0), (-14.5, 0, cockpit + 0.28), 'Z')


def _spars():
    foot = sheer(0.5) - 0.4
    mast = [(MAST, 0, z) for z in np.linspace(foot, MAST_TOP, 40)]
    sweep(mast, np.linspace(0.48, 0.24, 40), oak('Z', 7), segments=24)
    lathe(rounded([(0, 0), (0.36, 0, 0.1), (0.3, 0.5, 0.2), (0, 0.55)]), brass(), 32).location = mast[-1]
    boom = [_boom(q) for q in np.linspace(0, BOOM_LENGTH, 20)]
    sweep(boom, np.linspace(0.34, 0.26, 20), oak('X', 3), segments=20)
    disc(0.62, 0.5, 0.1, brass(), (MAST, 0, BOOM - 0.25), segments=32)


def _boom(q):
    """A point of the boom, q centimetres behind the mast; it is let out towards the camera."""
    return MAST - 0.4 - q * cos(SHEETED), -q * sin(SHEETED), BOOM


def _mainsail(tint):
    tack, head = (MAST - 0.75, 0, BOOM + 0.55), (MAST - 0.6, 0, MAST_TOP - 1.3)
    clew = np.array(_boom(BOOM_LENGTH - 0.9)) + (0, 0, 0.55)
    point = sail(tack, head, clew, 7, tint, 2.6)
    dark, pocket = plastic('#6d5a3c', 0.8, 0, 0.1), plastic('#dccba6', 0.8, 0, 0.1)
    for v in (0.24, 0.42, 0.6, 0.78):
        batten = [point(u, v + 0.012, 0.06) for u in np.linspace(0.64, 0.995, 14)]
        sweep(batten, [(0.28, 0.05)] * 14, pocket, up=(0, 0, 1))
    stitches([(point(u, 0.155, 0.06), point(u, 0.127, 0.1)) for u in np.linspace(0.1, 0.9, 10)], 0.06, dark)
    slides = [point(0, v) for v in np.linspace(0.01, 0.985, 15)]
    stitches([(p, p + (0.5, 0, 0)) for p in slides], 0.13, brass())
    coral_disc(point, 0.4, 0.66)


def _jib(tint):
    point = sail((24.0, 0, 8.6), (MAST + 1.2, 0, 44), (MAST + 2.4, -3.4, BOOM + 0.3), 6, tint, 0.3)
    hanks = [point(0, v) for v in np.linspace(0.03, 0.95, 10)]
    stitches([(p, p + (0.35, 0, 0.1)) for p in hanks], 0.1, brass())


def _rigging():
    wire, rope = metal('#8d9498', 0.3), plastic('#d8ccb2', 0.8, 0)
    masthead, hounds = (MAST - 0.1, 0, MAST_TOP - 0.2), (MAST + 0.2, 0, 46)
    stays = [((24.4, 0, sheer(0.985)), hounds), ((x_at(0) + 0.3, 0, sheer(0)), masthead)]
    spreaders = []
    for side in (-1, 1):
        chainplate, tip = (
            (MAST - 0.6, side * half_beam(0.55) * 0.96, sheer(0.55)),
            (MAST - 0.3, side * 3.2, 30),
        )
        stays += [(chainplate, tip), (tip, hounds)]
        spreaders.append([(MAST, 0, 30), tip])
    tubes([np.linspace(a, b, 8) for a, b in stays], 0.06, wire)
    tubes([np.linspace(a, b, 6) for a, b in spreaders], 0.14, oak('X', 5))
    boom = np.array(_boom(BOOM_LENGTH * 0.72))
    lines = [(boom - (0, 0, 0.3), (-12.5, y, sheer(0.25) + 0.4)) for y in (-0.5, 0.5)]
    lines.append(((MAST + 2.4, -3.4, BOOM + 0.3), (MAST - 4, -4.2, sheer(0.4))))
    tubes([np.linspace(a, b, 8) for a, b in lines], 0.07, rope)
    aerial = np.linspace((-21.5, 1.2, sheer(0.06)), (-22.4, 1.3, sheer(0.06) + 10), 10)
    tubes([aerial], (0.1, 0.06), plastic('ink', 0.4, 0), 10)


def _fittings():
    """Winches, a cleat, a bow eye."""
    profile = rounded([(0, 0), (0.55, 0, 0.05), (0.38, 0.5, 0.15), (0.55, 0.85, 0.1), (0, 0.9)])
    for y in (-3.1, 3.1):
        lathe(profile, brass(), 40).location = (-10, y, sheer(0.3) - 0.1)
    stitches([((18.2, 0, sheer(0.87) + 0.3), (19.8, 0, sheer(0.89) + 0.3))], 0.17, brass())
    disc(0.22, 0.45, 0.05, brass(), (19, 0, sheer(0.88) - 0.15), segments=24)
    sweep(ring(0.34, (24.5, 0, sheer(0.99) + 0.3), 'Y', 32), 0.08, brass(), closed=True, segments=10)
