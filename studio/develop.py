"""From passes to a picture: denoised colour, clean edges, a soft shadow."""

import numpy as np

from denoise import denoise

SHADOW_COLOUR = np.array([16, 30, 42], 'f4') / 255
SHADOW_STRENGTH = 0.62
CONTACT_STRENGTH = 0.5


def develop(colours, albedo, normal, outline, has_panes, shadow=None, fade=True):
    """RGBA with straight alpha, 0 to 1. `fade`: the shadow ends before the frame does."""
    mean = colours[..., 3]
    rows, columns = np.where(np.maximum(mean, outline) > 0.02)
    top, left = max(rows.min() - 16, 0), max(columns.min() - 16, 0)
    used = np.s_[top : rows.max() + 17, left : columns.max() + 17]
    colour, alpha = colours[..., :3].copy(), outline.copy()
    colour[used] = solid(colours[used], albedo[used], normal[used])
    if has_panes:
        glass = (outline[used] < 0.5) & (box_blur(mean[used], 2) > 0.004)
        colour_of_glass, alpha_of_glass = clear(colours[used])
        colour[used][glass] = colour_of_glass[glass]
        alpha[used][glass] = np.maximum(outline[used], alpha_of_glass)[glass]
    colour = contrast(colour)
    if shadow is None:
        return np.dstack([colour, alpha])
    shade = soften(shadow, len(alpha), fade) * (1 - alpha)
    total = alpha + shade
    blended = colour * alpha[..., None] + SHADOW_COLOUR * shade[..., None]
    return np.dstack([_divide(blended, total), total])


def solid(colours, albedo, normal, threshold=0.25):
    """The colour of what is opaque, carried over its edges, so that the denoiser sees no border there."""
    alpha = colours[..., 3]
    guide = spread(_divide(albedo, alpha), alpha, threshold)
    facing = np.where(alpha[..., None] > threshold, normal, 0)
    return denoise(spread(colours[..., :3], alpha, threshold), guide, facing)


def clear(colours):
    """
    Colour and alpha of panes. Few samples hit their reflections, so only premultiplied colours are smooth, and the
    guides as noisy as the colours.
    """
    alpha = colours[..., 3:]
    nothing = np.zeros_like(colours[..., :3])
    light = denoise(colours[..., :3] * alpha, nothing, nothing)
    smooth = denoise(np.repeat(alpha, 3, -1), nothing, nothing)[..., 0]
    return np.clip(_divide(light, smooth), 0, 1), smooth


def _divide(premultiplied, alpha):
    return premultiplied / np.maximum(alpha, 1e-3)[..., None]


def contrast(colour):
    """A little more punch in the middle; whites stay."""
    return np.clip(colour + 0.1 * colour * (1 - colour) * (2 * colour - 0.72) * 2, 0, 1)


def spread(colour, alpha, threshold, pixels=12):
    """Carries the colour outward over the edge, so that the denoiser sees no border there."""
    known = (alpha > threshold).astype('f4')
    out = colour * known[..., None]
    for _ in range(pixels):
        weight = box_blur(known, 1)
        near = box_blur(out * known[..., None], 1) / np.maximum(weight, 1e-6)[..., None]
        edge = (known == 0) & (weight > 0)
        out[edge], known[edge] = near[edge], 1
    return out


def soften(shadow, size, fade):
    """The shadow at full size: sharp where it is dark, soft where it is faint."""
    small = len(shadow)
    shadow = np.clip(shadow - 0.03, 0, 1)
    near, middle, far = (blur(shadow, small * width) for width in (0.006, 0.016, 0.035))
    t = np.clip((near - 0.3) / 0.4, 0, 1)
    dark = middle * (1 - t) + near * t
    # What the product stands on hides the floor; the darkness reaches a little beyond its foot.
    under = np.clip((near - 0.55) / 0.3, 0, 1)
    contact = (blur(under, small * 0.008) + blur(under, small * 0.024)) / 2
    t = np.clip(middle / 0.16, 0, 1)
    shadow = far * (1 - t) + dark * t
    if fade:
        # Along rounded lines: a straight one would show as the edge of a shadow that ends there.
        y, x = np.abs(np.mgrid[0:small, 0:small] / small * 2 - 1)
        edge = np.clip((1 - np.cbrt(x**3 + y**3)) / 0.55, 0, 1)
        shadow *= edge * edge * (3 - 2 * edge)
    shade = np.clip(enlarge(shadow, size), 0, 1) ** 1.12 * SHADOW_STRENGTH
    return shade + (1 - shade) * enlarge(contact, size) * CONTACT_STRENGTH


def enlarge(values, size):
    """Linear interpolation to size × size."""
    small = len(values)
    at = (np.arange(size) + 0.5) * small / size - 0.5
    columns = np.stack([np.interp(at, np.arange(small), row) for row in values])
    return np.stack([np.interp(at, np.arange(small), column) for column in columns.T], 1)


def box_blur(values, radius):
    """The mean of the (2 × radius + 1)² pixels around each."""
    size = 2 * radius + 1
    for axis in (0, 1):
        padding = [(radius + 1, radius) if a == axis else (0, 0) for a in range(values.ndim)]
        sums = np.cumsum(np.pad(values, padding, 'edge'), axis, dtype='f8')
        count = values.shape[axis]
        after = np.take(sums, range(size, size + count), axis)
        values = ((after - np.take(sums, range(count), axis)) / size).astype('f4')
    return values


def blur(values, sigma):
    """Nearly a Gaussian: three boxes."""
    for _ in range(3):
        values = box_blur(values, max(1, round(sigma * 0.98)))
    return values
