"""A bullet-shaped bicycle lamp, clamped to a piece of handlebar."""

import numpy as np

from details import disc, dot, lamp
from materials import aluminium, black, glowing, metal, pane, polished_steel, rubber, satin, silk_steel
from outlines import ring, rounded, spline, superellipse
from solids import lathe, part, sweep, turn
from stage import CloseUp, Shot

FINISHES = {
    'ink': (lambda: metal('#4d555d', 0.36), silk_steel),
    'brushed-aluminium': (lambda: aluminium('Z'), lambda: satin('ink', 0.4)),
    'sand': (lambda: satin('sand', 0.36), lambda: satin('ink', 0.4)),
}
BAR, HEIGHT = 1.27, 5.35


def build(finish):
    make_body, make_bar = FINISHES[finish]
    body = make_body()
    with part() as head:
        _shell(body)
        _lens()
    head.place((90, 0, 0), (0, 0, HEIGHT))
    _clamp(body)
    _handlebar(make_bar())
    dot((1.86, 0.9, HEIGHT + 1.42), 0.34, (0.79, 0.08, 0.61))
    turn(-32)
    return Shot(close_up=CloseUp(at=(-0.5, -1, 5.4), width=7.5, elevation=26, azimuth=-4), samples=2)


def _shell(body):
    """Looks along +z, which becomes the camera's side; its rim at 3."""
    rim = [(2.28, 2.8), (2.34, 3.1, 0.06), (2.58, 3.1, 0.1), (2.58, 2.2, 0.1), (2.4, 2.05, 0.06), (2.4, 1.9)]
    lathe(rounded(rim, 5), body, 128)
    lathe([(2.3, 1.95), (2.3, 1.7)], black(), 128)
    tail = spline([(2.42, 1.3), (2.35, -0.8), (1.9, -2.8), (1.05, -4.2), (0.01, -4.7)], 50)
    lathe(np.vstack([rounded([(2.2, 1.78), (2.42, 1.78, 0.08), (2.42, 1.3)], 5), tail]), body, 128)


def _lens():
    lathe(spline([(2.3, 2.85), (1.9, 2.1), (1.2, 1.3), (0.4, 1.0)], 40), aluminium(), 96)
    lamp((0, 0, 2.2), 60, radius=0.4)
    bulb = glowing('#fff0d6', '#ffcf90', 1.6, 0.7)
    lathe(rounded([(0, 1.35), (0.42, 1.3, 0.15), (0.5, 0.9), (0, 0.9)], 5), bulb, 48)
    lathe(spline([(2.32, 2.9), (1.4, 3.15), (0.01, 3.25)], 30), pane('#f8fbff', 0, 0.05, 0.45), 96)


def _clamp(body):
    band = ring(BAR + 0.3, (0, 0, BAR), 'X')
    sweep(band, [(0.75, 0.14)] * len(band), rubber(), outline=superellipse(4, 20), closed=True, up=(1, 0, 0))
    disc(0.95, 1.1, 0.1, body, (0, 0, HEIGHT - 3.1), (0, 0, 1), 64)
    disc(0.55, 0.4, 0.08, polished_steel(), (0, -BAR - 0.35, BAR + 0.2), (0, -1, 0.1), 32)


def _handlebar(material):
    with part() as bar:
        inner = BAR - 0.2
        half = [(inner, 5), (inner, 6.2, 0.03), (BAR, 6.2, 0.06)]
        mirrored = [(radius, -x, *corner) for radius, x, *corner in half[::-1]]
        lathe(rounded(half + mirrored, 4), material, 96)
        lathe([(0, 5.2), (inner, 5.2)], black())
        lathe([(0, -5.2), (inner, -5.2)], black())
    bar.place((0, 90, 0), (0, 0, BAR))
