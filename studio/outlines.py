"""Curves and outlines: arrays of points, in centimetres."""

from math import acos, atan2, cos, pi, sin, tan, tau

import numpy as np


def rounded(points, segments=6):
    """A polyline (x, y) with rounded corners: a third number is the corner's radius."""
    out = []
    for index, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        corner = np.array(point[:2], float)
        if radius == 0 or index in (0, len(points) - 1):
            out.append(corner)
            continue
        out.extend(_arc(points[index - 1], corner, points[index + 1], radius, segments))
    return np.array(out)


def _arc(before, corner, after, radius, segments):
    u = np.array(before[:2], float) - corner
    v = np.array(after[:2], float) - corner
    length_u, length_v = np.linalg.norm(u), np.linalg.norm(v)
    u, v = u / length_u, v / length_v
    angle = acos(np.clip(u @ v, -1, 1))
    if angle > pi - 0.02:
        return [corner]
    reach = min(radius / tan(angle / 2), length_u * 0.49, length_v * 0.49)
    radius = reach * tan(angle / 2)
    centre = corner + (u + v) / np.linalg.norm(u + v) * (radius / sin(angle / 2))
    start, end = corner + u * reach - centre, corner + v * reach - centre
    first = atan2(start[1], start[0])
    turn = (atan2(end[1], end[0]) - first + pi) % tau - pi
    angles = [first + turn * k / segments for k in range(segments + 1)]
    return [centre + radius * np.array([cos(a), sin(a)]) for a in angles]


def spline(points, count=60, closed=False):
    """A centripetal Catmull-Rom curve through the points (any dimension), resampled evenly."""
    control = np.array(points, float)
    if closed:
        control = np.vstack([control[-1], control, control[0], control[1]])
    else:
        control = np.vstack([2 * control[0] - control[1], control, 2 * control[-1] - control[-2]])
    dense = np.concatenate([_span(*control[i : i + 4]) for i in range(len(control) - 3)])
    dense = np.vstack([dense, dense[0] if closed else control[-2]])
    return resample(dense, count + 1 if closed else count)[: count if closed else None]


def _span(p0, p1, p2, p3, steps=24):
    """The part of the curve between p1 and p2, without p2."""
    t = [0.0]
    for a, b in ((p0, p1), (p1, p2), (p2, p3)):
        t.append(t[-1] + max(np.linalg.norm(b - a), 1e-9) ** 0.5)
    x = np.linspace(t[1], t[2], steps, endpoint=False)[:, None]

    def between(a, b, start, end):
        return (end - x) / (end - start) * a + (x - start) / (end - start) * b

    a1, a2, a3 = between(p0, p1, t[0], t[1]), between(p1, p2, t[1], t[2]), between(p2, p3, t[2], t[3])
    b1, b2 = between(a1, a2, t[0], t[2]), between(a2, a3, t[1], t[3])
    return between(b1, b2, t[1], t[2])


def resample(points, count):
    """The same polyline in points of equal distance."""
    points = np.asarray(points, float)
    length = distances(points)
    wanted = np.linspace(0, length[-1], count)
    return np.stack([np.interp(wanted, length, points[:, k]) for k in range(points.shape[1])], 1)


def distances(points):
    """How far along the polyline each point lies."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]


def ring(radius, at=(0, 0, 0), axis='Y', count=96):
    """A circle about an axis through `at`, for a closed sweep."""
    a = np.linspace(0, tau, count, endpoint=False)
    x, y, zero = radius * np.cos(a), radius * np.sin(a), 0 * a
    columns = {'X': (zero, x, y), 'Y': (x, zero, y), 'Z': (x, y, zero)}[axis]
    return np.stack(columns, 1) + np.array(at)


def round_rectangle(width, height, radius, segments=10):
    """A rectangle with round corners about the origin, counter-clockwise."""
    points = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        cx, cy = sx * (width / 2 - radius), sy * (height / 2 - radius)
        for k in range(segments + 1):
            a = corner * pi / 2 + pi / 2 * k / segments
            points.append((cx + radius * cos(a), cy + radius * sin(a)))
    return points


def superellipse(exponent=2.5, segments=48):
    """A closed outline between circle (2) and square (from about 8) of half width 1."""
    t = np.arange(segments) / segments * tau
    x, y = np.cos(t), np.sin(t)
    power = 2 / exponent
    return np.stack([np.sign(x) * np.abs(x) ** power, np.sign(y) * np.abs(y) ** power], 1)
