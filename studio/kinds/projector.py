"""A small projector: a box with round corners, a large lit lens, vents, a focus wheel."""

from math import cos, sin, tau

import numpy as np
from details import disc, dot
from graph import Graph
from materials import black, cloth, metal, plastic, print_ink, rubber, satin
from outlines import rounded
from solids import box, lathe, part, slab, tubes, turn
from stage import CloseUp, Shot

# The side walls, lid and floor, the lens's barrel.
FINISHES = {
    'chalk': (lambda: satin('chalk', 0.36), 'chalk', 'ink'),
    'ink': (lambda: satin('ink', 0.38), 'ink', 'steel'),
    'sand': (
        lambda: cloth('#e2c7a6', '#5c3d27', per_cm=4.6, bump=0.05, uneven=0.3, contrast=0.6),
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
        glass = _lens(satin('ink', 0.36) if barrel == 'ink' else metal('#8f979d', 0.3))
    lens.place((90, 0, 0), (LENS[0], FRONT, LENS[1]))
    _vents(satin('ink', 0.45))
    _lid(shell)
    dot((6.6, FRONT, FOOT + HEIGHT - 0.5), 0.24)
    turn(-24)
    return Shot(close_up=CloseUp(at=glass, width=13, elevation=16, azimuth=-14), elevation=17)


def _lens(barrel):
    """Built upwards from the front wall; returns its glass."""
    lathe(rounded([(0, 0), (3.75, 0), (3.75, 0.1), (0, 0.1)], 2), black())
    profile = [(0, 0.1), (3.55, 0.1), (3.55, 1.5, 0.15), (3.3, 1.75, 0.15), (3.0, 1.75, 0.1)]
    profile += [(2.75, 1.3, 0.1), (2.3, 0.95, 0.1), (2.25, 0.5), (0, 0.5)]
    lathe(rounded(profile), barrel)
    ridges = [(3.57 * cos(a), 3.57 * sin(a)) for a in np.arange(110) / 110 * tau]
    tubes([[(x, y, 0.45), (x, y, 1.15)] for x, y in ridges], 0.06, barrel, 6)
    angles = np.linspace(0, 0.8, 24)
    return lathe([(3.1 * sin(a), 1.05 - 3.1 * (1 - cos(a)) * 0.5) for a in angles], _lit_glass())


def _lit_glass():
    """Coated glass, lit from inside: warm white in its middle, blue towards the edge."""
    g = Graph('lit glass')
    radius = g.node(
        'VectorMath', {0: g.mapping(g.object_coordinates(), (1, 1, 0))}, 'Value', operation='LENGTH'
    )
    spot = g.ramp(
        g.math('DIVIDE', radius, 2.3), [(0, '#ffe3b0'), (0.32, '#f7b866'), (0.62, '#24384a'), (1, '#101c2a')]
    )
    power = g.ramp(g.math('DIVIDE', radius, 2.3), [(0, 1), (0.3, 0.5), (0.62, 0.03)])
    material = g.principled(
        Base_Color='#101c28',
        Roughness=0.06,
        Specular=0.8,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.02,
        Emission=spot,
        Emission_Strength=g.math('MULTIPLY', power, 1.1),
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
        disc(0.5, 0.14, 0.05, plastic('#8b9297', 0.5, 0), (1.4 + 2.0 * k, -4.6, top), segments=40)
