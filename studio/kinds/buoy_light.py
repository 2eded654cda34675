"""A buoy with a lamp in a cage, to be set afloat."""

from math import cos, sin, tau

import bpy
import numpy as np

from details import dot
from materials import opal, plastic, rubber, silk_steel
from outlines import ring, rounded, spline
from solids import cut_at_waterline, lathe, part, stitches, sweep, transform, tubes
from stage import CloseUp, Shot

FINISHES = {
    'chalk': ('chalk', 'deep-blue'),
    'clay': ('clay', 'chalk'),
    'deep-blue': ('deep-blue', 'chalk'),
    'hero': ('chalk', 'deep-blue'),
}
WATERLINE = 3.2


def build(finish):
    body_tint, band_tint = FINISHES[finish]
    body, band = plastic(body_tint, 0.36, 0.0014), plastic(band_tint, 0.36, 0.0014)
    _float(body, band)
    with part() as lamp:
        _lamp()
        _cage(silk_steel())
    lamp.place(at=(0, 0, -0.95))
    dot((0, -3.84, 12.95), 0.46, (0, -1, 0.05))
    if finish == 'hero':
        transform([o for o in bpy.context.scene.objects if o.parent is None], (0, 6, 0), (0, 0, -WATERLINE))
        cut_at_waterline()
        return Shot(close_up=CloseUp(at=(0, 0, 5), width=12), hero=True, elevation=9)
    return Shot(close_up=CloseUp(at=(0.3, -3, 14.6), width=12, elevation=18))


def _float(body, band):
    hull = [(0, 0), (4.6, 0, 0.3), (7.4, 1.9, 2.2), (8.2, 4.2, 0.8), (0, 4.2)]
    lathe(rounded(hull, 10), body, 160)
    fender = [(0, 4.26), (8.2, 4.26, 0.2), (8.55, 4.6, 0.35), (8.55, 5.2, 0.35), (8.2, 5.54, 0.2), (0, 5.54)]
    lathe(rounded(fender, 8), band, 160)
    lathe(rounded([(0, 5.6), (8.1, 5.6, 0.6), (7.4, 6.8, 1.2), (3.6, 11.65, 0.6), (0, 11.65)], 10), body, 160)
    ribs = []
    for angle in np.arange(12) * tau / 12 + 0.26:
        out = np.array([cos(angle), sin(angle), 0])
        ribs.append((out * 6.9 + (0, 0, 7.35), out * 3.9 + (0, 0, 11.2)))
    stitches(ribs, 0.2, body, 16)
    lathe(rounded([(0, 11.71), (3.7, 11.71, 0.2), (3.9, 12.25, 0.3), (3.8, 13.75, 0.3), (0, 13.85)], 6), band)


def _lamp():
    lathe(rounded([(0, 14.7), (3.1, 14.7), (3.1, 15.15, 0.12), (0, 15.15)], 5), rubber())
    ribs = []
    for height in np.arange(15.1, 18.6, 0.7):
        ribs += [(2.3, height, 0.05), (2.62, height + 0.35, 0.3), (2.3, height + 0.69, 0.05)]
    dome = spline([(2.3, 18.65), (2.0, 19.5), (1.2, 20.1), (0.01, 20.3)], 24)
    lens = opal(16.6, 5.5, strength=1.15)
    lathe(np.vstack([rounded([(2.3, 15.0), *ribs], 4), dome]), lens, 128)


def _cage(metal):
    bars = []
    for angle in np.arange(4) * tau / 4 + 0.4:
        profile = [(3.4, 14.5), (3.55, 17.4), (3.05, 20.0), (0.9, 21.6)]
        bars.append(spline([(r * cos(angle), r * sin(angle), z) for r, z in profile], 30))
    tubes(bars, 0.2, metal, 14)
    sweep(ring(3.55, (0, 0, 17.4), 'Z'), 0.16, metal, closed=True, segments=12)
    lathe(rounded([(0, 21.1), (1.3, 21.1, 0.1), (1.35, 21.8, 0.25), (0, 22.0)], 6), metal, 64)
    sweep(ring(1.0, (0, 0, 22.9), 'Y'), 0.2, metal, closed=True, segments=14)
