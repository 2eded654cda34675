"""Headphones over the ears: round shells in steel yokes, thick cushions, a padded band."""

from math import pi

import numpy as np
from details import disc, dot
from materials import aluminium, black, cloth, leather, plastic, satin, steel
from outlines import rounded, superellipse
from solids import lathe, part, plan_uv, sweep, turn
from stage import CloseUp, Shot

CUP = (7.7, 0, 4.75)
BAND_FOOT = 10.2


def _canvas(tint, shadow):
    return cloth(tint, shadow, per_cm=6, bump=0.05, uneven=0.3, contrast=0.6)


# The shell's rim, its face, the cushions and the band.
FINISHES = {
    'chalk': (
        lambda: satin('chalk', 0.36),
        lambda: satin('chalk', 0.36),
        lambda: _canvas('#8d9496', '#20262a'),
    ),
    'sand': (
        lambda: satin('#3a4147', 0.4),
        lambda: _canvas('#e2c7a6', '#5c3d27'),
        lambda: _canvas('#e2c7a6', '#5c3d27'),
    ),
    'tan': (lambda: aluminium(), lambda: aluminium(), lambda: leather('#8a5530')),
}


def build(finish):
    make_rim, make_face, make_cushion = FINISHES[finish]
    rim, face, cushion = make_rim(), make_face(), make_cushion()
    metal, dark = steel('X', 0.36), plastic('#23292e', 0.5, 0.003)
    cups = [_cup(side, rim, face, cushion, metal) for side in (-1, 1)]
    _band(cushion, dark, metal)
    turn(-38)
    return Shot(close_up=CloseUp(at=cups[1], width=13, elevation=14, azimuth=14), size=0.56, elevation=13)


def _cup(side, rim, face, cushion, metal):
    """A cup is built lying, its outer face up, then stood up."""
    with part() as cup:
        shell = [
            (0, 0),
            (3.9, 0, 0.1),
            (4.1, 0.25, 0.15),
            (4.1, 1.35, 0.5),
            (3.55, 1.9, 0.4),
            (3.4, 1.85),
            (3.4, 1.6),
        ]
        lathe(rounded(shell, 8), rim)
        lathe([(0, 1.7), (3.42, 1.7)], black())
        plate = [(0, 1.7), (3.3, 1.7), (3.3, 1.98, 0.12), (2.4, 2.06, 0.5), (0, 2.02)]
        cover = plan_uv(lathe(rounded(plate, 8), face))
        lathe([(0, -0.02), (3.75, -0.02), (3.75, -0.3), (0, -0.3)], black())
        lathe(_cushion_profile(), cushion, 160)
        lathe([(0, -1.3), (2.2, -1.3)], cloth('#2a3035', per_cm=5, bump=0.03))
        if side > 0:
            dot((2.2, -0.8, 2.05), 0.42, (0, 0, 1))
        _yoke(side, metal)
    cup.place((0, side * 97, 0), (side * CUP[0], 0, CUP[2]))
    return cover


def _cushion_profile():
    angles = np.linspace(0, 2 * pi, 41)
    power = 0.8
    x, z = (np.sign(f) * np.abs(f) ** power for f in (np.cos(angles), np.sin(angles)))
    return np.stack([2.95 + 1.15 * x, -1.32 + 1.05 * z], 1)


def _yoke(side, metal):
    """A steel strip round the upper half of the cup."""
    angles = np.linspace(-0.16, pi + 0.16, 70)
    path = np.stack([-side * 4.5 * np.sin(angles), 4.5 * np.cos(angles), np.full(70, 0.75)], 1)
    end = np.clip(np.minimum(np.linspace(0, 1, 70), np.linspace(1, 0, 70)) / 0.03, 0.25, 1) ** 0.5
    sweep(path, np.stack([0.5 * end, np.full(70, 0.13)], 1), metal, superellipse(5, 24), up=(0, 0, 1))
    for front in (-1, 1):
        disc(0.3, 0.2, 0.06, metal, (0, front * 4.6, 0.75), (0, front, 0), 32)
        disc(0.36, 0.5, 0, black(), (0, front * 4.08, 0.75), (0, front, 0), 24)


def _band(cushion, dark, metal):
    angles = np.linspace(0, pi, 120)
    path = np.stack([8.35 * np.cos(angles), 0 * angles, BAND_FOOT + 7.6 * np.sin(angles)], 1)
    middle = np.sin(angles) ** 0.5
    sweep(path, np.stack([0.22 + 0 * angles, 0.55 + 0.85 * middle], 1), dark, superellipse(4, 40))
    inner = np.stack([7.9 * np.cos(angles), 0 * angles, BAND_FOOT + 7.15 * np.sin(angles)], 1)[12:-12]
    ends = np.clip(np.minimum(np.linspace(0, 1, 96), np.linspace(1, 0, 96)) / 0.05, 0.03, 1) ** 0.5
    sweep(inner, np.stack([0.48 * ends, 1.5 * ends], 1), cushion, superellipse(2.6, 48))
    for side in (-1, 1):
        low = CUP[2] + 4.5
        stem = [
            (side * (CUP[0] + 0.9 - 0.35), 0, low),
            (side * 8.3, 0, low + 0.8),
            (side * 8.35, 0, BAND_FOOT + 0.3),
        ]
        sweep(np.array(stem), [(0.16, 0.4)] * 3, metal, superellipse(4, 24), up=(1, 0, 0))
        foot = [(side * 8.35, 0, BAND_FOOT - 0.5 + k) for k in (0, 0.1, 1.0, 1.6)]
        sweep(
            np.array(foot),
            [(0.3, 0.6), (0.36, 0.68), (0.36, 0.7), (0.3, 0.62)],
            dark,
            superellipse(4, 32),
            up=(1, 0, 0),
        )
