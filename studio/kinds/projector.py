"""A small projector: a box with round corners, a large lit lens, vents, a focus wheel."""

from math import cos, pi, radians, sin, tau

import numpy as np
from details import disc, dot, text
from graph import Graph
from materials import black, clear_glass, cloth, metal, print_ink, rubber, satin
from outlines import rounded
from solids import box, lathe, part, slab, tubes, turn
from stage import CloseUp, Shot

# The side walls, lid and floor, the lens's barrel.
FINISHES = {
    'chalk': (lambda: satin('chalk', 0.36), 'chalk', 'ink'),
    'ink': (lambda: satin('ink', 0.38), 'ink', 'steel'),
    'sand': (
        lambda: cloth('#e2c7a6', '#5c3d27', per_cm=4.6, bump=0.05, uneven=0.3, contrast=0.45),
        'chalk',
        'ink',
    ),
}
WIDTH, DEPTH, HEIGHT = 18.0, 15.0, 8.4
FOOT = 1.1
FRONT = -DEPTH / 2
LENS = (-4.0, FOOT + HEIGHT / 2)


def build(finish):
    make_wall, shell, barrel = FINISHES[finish]
    cover = satin(shell, 0.38)
    slab(WIDTH, DEPTH, 0.9, 2.6, 0.3, cover, (0, 0, FOOT), 'Z')
    slab(WIDTH - 0.3, DEPTH - 0.3, HEIGHT - 0.4, 2.45, 0.05, black(), (0, 0, FOOT + 0.2), 'Z')
    slab(WIDTH, DEPTH, HEIGHT - 1.95, 2.6, 0.08, make_wall(), (0, 0, FOOT + 0.97), 'Z')
    slab(WIDTH, DEPTH, 0.9, 2.6, 0.35, cover, (0, 0, FOOT + HEIGHT - 0.91), 'Z')
    for x, y in ((-6, -4.6), (6, -4.6), (-6, 5), (6, 5)):
        disc(1.1, FOOT + 0.1, 0.15, rubber(), (x, y, 0), segments=40)
    with part() as lens:
        if barrel == 'ink':
            glass = _lens(satin('ink', 0.36), print_ink('chalk'))
        else:
            glass = _lens(metal('#8f979d', 0.3), print_ink())
    lens.place((90, 0, 0), (LENS[0], FRONT, LENS[1]))
    _vents(satin('ink', 0.45))
    _lid(shell)
    dot((6.6, FRONT, FOOT + HEIGHT - 0.5), 0.24)
    turn(-24)
    return Shot(close_up=CloseUp(at=glass, width=11, elevation=16, azimuth=-14), elevation=17)


def _lens(barrel, ink):
    """Built upwards from the front wall; returns its front glass."""
    lathe(rounded([(0, 0), (3.75, 0), (3.75, 0.1), (0, 0.1)], 2), black())
    lathe(rounded([(0, 0.1), (3.55, 0.1), (3.55, 1.0, 0.12), (2.6, 1.05)], 6), barrel)
    ridges = [(3.57 * cos(a), 3.57 * sin(a)) for a in np.arange(110) / 110 * tau]
    tubes([[(x, y, 0.3), (x, y, 0.8)] for x, y in ridges], 0.06, barrel, 6)
    rim = [(3.2, 1.0), (3.2, 1.9, 0.12), (2.95, 1.9, 0.08), (2.85, 1.65, 0.05), (2.3, 1.6, 0.06), (2.3, 0.5)]
    lathe(rounded(rim, 6), barrel)
    for k in range(3):  # Baffles, which swallow stray light.
        lathe([(2.3 - 0.2 * k, 1.3 - 0.3 * k), (2.1 - 0.2 * k, 1.25 - 0.3 * k)], satin('ink', 0.3), 96)
        lathe([(2.1 - 0.2 * k, 1.25 - 0.3 * k), (2.1 - 0.2 * k, 1.0 - 0.3 * k)], black(), 96)
    _engraving(ink)
    lathe([(1.7 * sin(a), 0.1 + 0.5 * cos(a)) for a in np.linspace(0, pi / 2, 24)], _lit_glass())
    glass = clear_glass('#e9eefb', 0.4, 0.5, (0.16, 0.2))
    return lathe([(5 * sin(a), 5 * cos(a) - 3.5) for a in np.linspace(0, 0.47, 24)], glass)


def _engraving(ink):
    """Letters on the ring round the glass, a turned text each."""
    for index, letter in enumerate('LED 1080p    1:1.8/35'):
        angle = 152 - 6.4 * index
        a = radians(angle)
        text(letter, 0.36, (2.58 * cos(a), 2.58 * sin(a), 1.64), ink, (0, 0, a - pi / 2))


def _lit_glass():
    """The rear glass, lit from inside: warm white in its middle, coated violet and blue towards the edge."""
    g = Graph('lit glass')
    radius = g.node(
        'VectorMath', {0: g.mapping(g.object_coordinates(), (1, 1, 0))}, 'Value', operation='LENGTH'
    )
    away = g.math('DIVIDE', radius, 1.7)
    spot = g.ramp(away, [(0, '#fff0d0'), (0.4, '#ffc983'), (0.5, '#48456a'), (0.8, '#1f3346'), (1, '#0c1522')])
    power = g.ramp(away, [(0, 1), (0.4, 0.85), (0.47, 0.22), (1, 0.1)])
    material = g.principled(
        Base_Color='#101c28',
        Roughness=0.06,
        Specular=0.8,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.02,
        Emission=spot,
        Emission_Strength=g.math('MULTIPLY', power, 1.3),
    )
    material['glowing'] = True
    return material


def _vents(dark):
    """Slots beside the lens and along the right wall."""
    middle = FOOT + HEIGHT / 2
    for k in range(7):
        slab(6.2, 0.26, 0.06, 0.125, 0.015, dark, (4.1, FRONT - 0.005, middle + (k - 3) * 0.72))
    for k in range(7):
        slab(6.5, 0.26, 0.06, 0.125, 0.015, dark, (WIDTH / 2 + 0.005, 0, middle + (k - 3) * 0.72), 'X')


def _lid(shell):
    top = FOOT + HEIGHT - 0.01
    disc(2.2, 0.02, 0, black(), (-4.0, -1.6, top), segments=72)
    disc(2.05, 0.6, 0.15, satin('ink' if shell != 'ink' else '#3a4147', 0.4), (-4.0, -1.6, top), segments=72)
    box(0.16, 0.9, 0.02, 0.005, print_ink('chalk'), (-4.0, -2.8, top + 0.6), segments=1)
    for k in range(3):
        disc(0.56, 0.02, 0, black(), (1.4 + 2.0 * k, -4.6, top), segments=40)
        disc(0.48, 0.08, 0.04, satin(shell, 0.38), (1.4 + 2.0 * k, -4.6, top), segments=40)
