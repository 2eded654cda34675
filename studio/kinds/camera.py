"""A rangefinder camera: a rounded body with a skin, a fast lens, a shutter button with the coral dot."""

from math import cos, sin, tau

import numpy as np
from details import disc, dot, text
from graph import Graph
from materials import leather, metal, plastic, polished_steel, print_ink, satin
from outlines import ring, rounded
from solids import lathe, part, slab, sweep, tubes, turn
from stage import CloseUp, Shot

# The top, the skin, and the dials.
FINISHES = {
    'chalk': (lambda: satin('chalk', 0.36), lambda: plastic('#2b3136', 0.6, 0.012, 0.35, 14), 'ink'),
    'ink': (lambda: satin('ink', 0.36), lambda: plastic('#262c31', 0.65, 0.012, 0.35, 14), 'ink'),
    'tan': (lambda: metal('#cfd1d2', 0.34), lambda: leather('tan'), 'steel'),
}
WIDTH, HEIGHT, DEPTH = 13.2, 8.0, 3.9
FRONT = -DEPTH / 2


def build(finish):
    make_body, make_skin, dials = FINISHES[finish]
    body, ink, bright = make_body(), satin('ink', 0.42), polished_steel()
    slab(WIDTH, DEPTH, HEIGHT, 1.75, 0.3, body, (0, 0, 0), 'Z')
    slab(WIDTH + 0.08, DEPTH + 0.08, 0.07, 1.79, 0.02, plastic('#0c0f11', 0.5, 0), (0, 0, 1.16), 'Z')
    slab(WIDTH + 0.1, DEPTH + 0.1, 4.4, 1.8, 0.06, make_skin(), (0, 0, 1.26), 'Z')
    slab(WIDTH + 0.08, DEPTH + 0.08, 0.07, 1.79, 0.02, plastic('#0c0f11', 0.5, 0), (0, 0, 5.69), 'Z')
    glass = _coated_glass()
    with part() as lens:
        _lens(ink, glass)
    lens.place((90, 0, 0), (-0.5, FRONT, 3.55))
    _windows(ink, glass)
    _top(body, bright if dials == 'steel' else ink, bright)
    for side in (-1, 1):
        sweep(
            ring(0.42, (side * (WIDTH / 2 + 0.16), -0.3, 6.6), 'Y', 40),
            0.08,
            bright,
            closed=True,
            segments=12,
        )
        disc(0.2, 0.3, 0.04, bright, (side * (WIDTH / 2 - 0.1), -0.3, 6.9), (side, 0, 0), 24)
    turn(-26)
    return Shot(close_up=CloseUp(at=(-1.9, -1.2, 6.7), width=10, elevation=28, azimuth=-8), size=0.55)


def _coated_glass():
    """Glass that turns blue and violet at its edge."""
    g = Graph('coated glass')
    facing = g.node('LayerWeight', {'Blend': 0.5}, 'Facing')
    shade = g.ramp(facing, [(0, '#0a1420'), (0.45, '#10344a'), (0.8, '#2b2148')])
    return g.principled(
        Base_Color=shade, Roughness=0.05, Specular=1.0, Clearcoat=1.0, Clearcoat_Roughness=0.02, Metallic=0.3
    )


def _lens(ink, glass):
    """Built upwards from its mount."""
    mount = [(0, 0), (3.3, 0, 0.05), (3.3, 0.4, 0.12), (0, 0.4)]
    lathe(rounded(mount), polished_steel())
    barrel = [(0, 0.4), (2.95, 0.4), (3.0, 0.5, 0.05), (3.0, 1.5, 0.1), (2.9, 1.58), (2.9, 1.72)]
    barrel += [(3.08, 1.8, 0.06), (3.08, 2.7, 0.1), (2.8, 2.9, 0.1), (2.8, 3.4, 0.12), (2.5, 3.45, 0.08)]
    barrel += [(2.3, 2.8, 0.1), (1.75, 2.45), (0, 2.45)]
    lathe(rounded(barrel), ink)
    ridges = [(3.09 * cos(a), 3.09 * sin(a)) for a in np.arange(90) / 90 * tau]
    tubes([[(x, y, 1.92), (x, y, 2.58)] for x, y in ridges], 0.075, ink, 6)
    chalk = print_ink('chalk')
    lathe(rounded([(3.0, 0.86), (3.015, 0.86), (3.015, 0.98), (3.0, 0.98)]), chalk)
    marks = [(3.01 * cos(a), 3.01 * sin(a)) for a in np.radians(np.arange(-20, 201, 11))]
    tubes([[(x, y, 1.1), (x, y, 1.36)] for x, y in marks], 0.03, chalk, 6)
    angles = np.linspace(0, 0.85, 24)
    lathe([(2.25 * sin(a), 2.62 - 2.25 * (1 - cos(a)) * 0.55) for a in angles], glass)


def _windows(ink, glass):
    for x, width, height in ((4.0, 2.0, 1.2), (-0.7, 0.9, 0.7)):
        slab(width, height, 0.12, 0.22, 0.04, ink, (x, FRONT - 0.02, 6.72))
        slab(width - 0.3, height - 0.3, 0.06, 0.14, 0.02, glass, (x, FRONT - 0.09, 6.72))
    disc(0.28, 0.1, 0.03, polished_steel(), (1.5, FRONT, 6.72), (0, -1, 0), 32)


def _top(body, dials, bright):
    """Shutter button, dials and shoe."""
    disc(1.05, 0.5, 0.1, body, (-4.5, 0, HEIGHT - 0.03), segments=72)
    disc(0.62, 0.68, 0.1, bright, (-4.5, 0, HEIGHT - 0.03), segments=48)
    dot((-4.5, 0, HEIGHT + 0.66), 0.38, (0, 0, 1), 0.45)
    for x, radius, height in ((4.5, 1.2, 0.7), (1.9, 0.95, 0.5)):
        disc(radius, height, 0.1, dials, (x, 0.1, HEIGHT - 0.03), segments=72)
        ridges = [((radius + 0.01) * cos(a), (radius + 0.01) * sin(a)) for a in np.arange(48) / 48 * tau]
        lines = [
            [(x + u, 0.1 + v, HEIGHT + 0.05), (x + u, 0.1 + v, HEIGHT + height - 0.15)] for u, v in ridges
        ]
        tubes(lines, 0.045, dials, 6)
    slab(1.9, 1.7, 0.2, 0.1, 0.04, bright, (-1.2, 0.2, HEIGHT - 0.02), 'Z')
    slab(1.3, 1.5, 0.22, 0.1, 0.03, satin('ink'), (-1.2, 0.25, HEIGHT - 0.02), 'Z')
    text('A', 0.5, (4.5, 0.1, HEIGHT + 0.675), print_ink('chalk'), (0, 0, 0))
