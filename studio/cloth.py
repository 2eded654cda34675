"""Woven cloth: a map of threads, each with its own thickness and tone, on UVs in centimetres."""

import bpy
import numpy as np

from graph import Graph
from palette import colour

THREADS = 24
PIXELS_PER_THREAD = 20


def cloth(tint, shadow='#000000', per_cm=6.0, bump=0.03, uneven=0.35, contrast=0.5, translucent=0.0):
    """`per_cm`: threads a centimetre; fewer than 7 stay visible in a small picture. `uneven`: how irregular they are."""
    height_map, tone_map = weave(uneven)
    g = Graph('cloth')
    uv = g.mapping(g.uv(), (per_cm / THREADS,) * 3)
    height = g.node('TexImage', {'Vector': uv}, image=height_map, interpolation='Cubic')
    tone = g.node('TexImage', {'Vector': uv}, image=tone_map)
    tint, shadow = colour(tint), colour(shadow)
    shade = g.mix(g.ramp(tone, [(0.2, contrast), (0.8, 0)]), tint, g.mix(0.55, tint, shadow))
    shade = g.mix(g.ramp(height, [(0, 0.55), (0.45, 0)]), shade, g.mix(0.75, tint, shadow))
    shade = g.mix(g.ramp(g.noise(g.uv(), 0.12, 3), [(0.3, 0.1), (0.7, 0)]), shade, shadow)
    normal = g.bump(height, bump)
    material = g.principled(normal, Base_Color=shade, Roughness=0.9, Specular=0.12, Sheen=0.3, Sheen_Tint=0.6)
    if not translucent:
        return material
    through = g.node('BsdfTranslucent', {'Color': shade, 'Normal': normal})
    opaque = g.principled_node.outputs[0]
    return g.surface(g.node('MixShader', {0: translucent, 1: opaque, 2: through}))


_images = {}


def weave(uneven):
    """Height and tone of a plain weave, as two images that tile."""
    if uneven not in _images:
        height, tone = _weave(uneven)
        _images[uneven] = (_image('height', height), _image('tone', tone))
    return _images[uneven]


def _weave(uneven):
    random = np.random.default_rng(3)
    size = THREADS * PIXELS_PER_THREAD
    y, x = np.mgrid[0:size, 0:size] / PIXELS_PER_THREAD
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    along = np.arange(size)
    warp_width = _wobble(random, size)[column, np.broadcast_to(along[:, None], column.shape)]
    weft_width = _wobble(random, size)[row, np.broadcast_to(along[None, :], row.shape)]
    warp, weft = (
        np.clip(0.5 * (1 - uneven * 0.5 + uneven * 0.35 * width), 0.25, 0.56)
        for width in (warp_width, weft_width)
    )
    across_warp, across_weft = x % 1 - 0.5, y % 1 - 0.5
    warp_round = np.sqrt(np.clip(1 - (across_warp / warp) ** 2, 0, 1))
    weft_round = np.sqrt(np.clip(1 - (across_weft / weft) ** 2, 0, 1))
    over = (column + row) % 2 == 0
    warp_height = warp_round * np.where(over, 0.55 + 0.45 * np.cos(across_weft * np.pi), 0.1)
    weft_height = weft_round * np.where(over, 0.1, 0.55 + 0.45 * np.cos(across_warp * np.pi))
    warp_tone, weft_tone = random.normal(0, 1, THREADS), random.normal(0, 1, THREADS)
    tone = np.where(warp_height > weft_height, warp_tone[column], weft_tone[row])
    fibres = random.normal(0, 1, (size, size))
    return np.maximum(warp_height, weft_height), np.clip(0.5 + 0.16 * tone + 0.05 * fibres, 0, 1)


def _wobble(random, size):
    """A smooth periodic curve for each thread."""
    strength = random.normal(size=(THREADS, 7))
    t = np.arange(size) / size * 2 * np.pi
    phases = [random.uniform(0, 2 * np.pi, (THREADS, 1)) for _ in range(7)]
    return sum(strength[:, i : i + 1] * np.sin((i + 1) * t + phases[i]) for i in range(7)) / 4


def _image(name, values):
    height, width = values.shape
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.ones((height, width, 4), 'f4')
    pixels[..., :3] = values[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    return image
