"""A record player: a plinth, a platter with a record on it, a tone arm, a speed knob."""

from math import atan2, cos, degrees, pi, sin, tau

import numpy as np

from details import disc, dot, feet, text
from graph import Graph
from materials import metal, oak, plastic, polished_steel, print_ink, rubber, satin, walnut
from outlines import rounded, spline
from solids import box, lathe, part, slab, transform, tubes, turn
from stage import CloseUp, Shot

# The plinth and the plate on it.
FINISHES = {
    'walnut': (lambda: walnut('X', 5, 0.7), lambda: satin('chalk')),
    'oak': (lambda: oak('X', 2, 0.8), lambda: satin('chalk')),
    'ink': (lambda: satin('ink', 0.42), lambda: metal('#b4b9bc', 0.4)),
}
WIDTH, DEPTH, HEIGHT = 42, 34, 6.0
TOP = HEIGHT + 1.85
PLATTER = (-4.6, 0)
PIVOT = (15.2, 9.8)
ARM = TOP + 2.75


def build(finish):
    make_plinth, make_plate = FINISHES[finish]
    slab(WIDTH, DEPTH, HEIGHT, 3, 0.5, make_plinth(), (0, 0, 1.6), 'Z')
    slab(WIDTH - 1.6, DEPTH - 1.6, 0.3, 2.4, 0.1, make_plate(), (0, 0, TOP - 0.28), 'Z')
    feet([(x, y) for x in (-16, 16) for y in (-11, 11)], 2.2, 1.7)
    with part() as platter:
        _platter()
    platter.place(at=(*PLATTER, TOP))
    head = _tone_arm()
    _speed(print_ink(), satin('ink', 0.35))
    dot((17.4, -DEPTH / 2, 4.6), 0.6)
    turn(-24)
    return Shot(CloseUp(at=head, width=18, elevation=32, azimuth=4), elevation=30, size=0.6, longest=0.86)


def _platter():
    lathe(rounded([(0, 0), (14.7, 0, 0.1), (14.7, 1.5, 0.25), (0, 1.5)], 5), metal('#cfd2d4', 0.2), 160)
    strobe = [(14.72 * cos(a), 14.72 * sin(a), 0.75) for a in np.arange(150) / 150 * tau]
    tubes([[(x, y, z - 0.35), (x, y, z + 0.35)] for x, y, z in strobe], 0.1, satin('ink'), 6)
    lathe([(0, 1.55), (14.3, 1.55), (14.3, 1.5)], rubber())
    groove = [(0, 1.6), (14.1, 1.6), (14.15, 1.8, 0.05), (13.8, 1.83), (5.2, 1.8), (0, 1.8)]
    lathe(rounded(groove, 3), _vinyl(), 192)
    lathe([(0, 1.86), (4.9, 1.86), (4.92, 1.8)], satin('#cdb083', 0.6))
    lathe([(3.5, 1.868), (3.62, 1.868)], print_ink())
    for words, x in (('A', -2.2), ('33', 2.2)):
        text(words, 1.0, (x, 0, 1.868), print_ink(), (0, 0, 0))
    lathe(rounded([(0, 0), (0.3, 0), (0.3, 2.6, 0.12), (0, 2.65)], 4), polished_steel(), 24)


def _vinyl():
    """Grooves, and the wedges of light across them, which are drawn: no number of samples here would find them."""
    g = Graph('vinyl')
    flat = g.mapping(g.object_coordinates(), (1, 1, 0))
    radius = g.node('VectorMath', {0: flat}, 'Value', operation='LENGTH')
    along = g.node('CombineXYZ', {0: radius})
    fine = g.node('TexNoise', {'Vector': along, 'Scale': 7.0, 'Detail': 2.0}, 'Fac')
    pieces = g.ramp(
        g.node('TexNoise', {'Vector': along, 'Scale': 1.1, 'Detail': 0.0}, 'Fac'), [(0.49, 0), (0.51, 1)]
    )
    out = g.node('VectorMath', {0: flat}, operation='NORMALIZE')

    def wedge(angle, sharpness):
        direction = (cos(angle), sin(angle), 0)
        along_it = g.node('VectorMath', {0: out, 1: direction}, 'Value', operation='DOT_PRODUCT')
        return g.math('POWER', g.math('ABSOLUTE', along_it), sharpness)

    light = g.math('ADD', wedge(2.3, 26), g.math('MULTIPLY', wedge(0.9, 60), 0.5))
    light = g.math('MULTIPLY', light, g.map_range(fine, 0.05, 0.5, 0.3, 0.7))
    light = g.math('MULTIPLY', light, g.map_range(pieces, 1, 0.7))
    shade = g.mix(light, g.mix(pieces, '#0b0d0f', '#131619'), '#9aa2a8')
    return g.principled(g.bump(fine, 0.012), Base_Color=shade, Roughness=0.3, Specular=0.4)


def _tone_arm():
    x, y = PIVOT
    steel, ink = polished_steel(), satin('ink', 0.35)
    post = [(0, 0), (2.6, 0, 0.1), (2.6, 0.6, 0.15), (1.3, 0.9, 0.2), (1.2, 3.2, 0.3), (0, 3.3)]
    lathe(rounded(post), ink, 72).location = (x, y, TOP)
    tip = np.array([PLATTER[0] + 8.4, -6.6, TOP + 2.45])
    path = spline(
        [(x + 1.6, y + 5.2, ARM), (x, y, ARM), (x - 0.2, y - 6, ARM), (x - 0.9, y - 11.5, ARM), tip], 80
    )
    tubes([path], 0.42, steel, 20)
    along = path[-1] - path[-6]
    angle = atan2(along[1], along[0])
    with part() as weight:
        disc(1.4, 2.3, 0.2, ink, segments=48)
        disc(1.42, 0.12, 0.02, steel, (0, 0, 1.6), segments=48)
    weight.place((-90, 0, -17), (x + 1.0, y + 3.0, ARM))
    with part() as shell:
        head = slab(3.6, 1.4, 0.45, 0.35, 0.12, ink, (0.6, 0, -0.1), 'Z')
        box(1.7, 1.0, 0.75, 0.1, plastic('#8b8f92', 0.4, 0), (0.9, 0, -0.8))
        tubes([[(1.2, -0.7, 0.15), (1.9, -1.5, 0.1), (2.0, -2.0, 0.35)]], 0.1, steel)
    shell.place((0, 0, degrees(angle)), tip)
    rest = [(x - 3.6, y - 3.6, TOP), (x - 3.6, y - 3.6, TOP + 1.9)]
    tubes([rest], 0.3, ink, 20)
    return head


def _speed(ink, knob):
    x, y = 14.6, -11.6
    disc(1.75, 1.1, 0.2, knob, (x, y, TOP), segments=64)
    mark = box(0.14, 1.0, 0.02, 0.004, print_ink('chalk'), (0, 0.9, 0), segments=1)
    transform([mark], (0, 0, 35), (x, y, TOP + 1.1))
    for label, angle in (('33', 150), ('45', 30)):
        a = angle * pi / 180
        text(label, 1.15, (x + 3.0 * cos(a), y + 3.0 * sin(a), TOP + 0.035), ink, (0, 0, 0))
