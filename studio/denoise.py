"""
Intel Open Image Denoise, version 2, in NumPy: its U-Net and its weights for pictures with clean guides of albedo and
normals (denoiser/, Apache 2.0). Debian builds Blender without it. Layers: https://github.com/RenderKit/oidn (training).
"""

import struct
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent / 'denoiser' / 'rt_ldr_calb_cnrm.tza'
MARGIN = 8  # Pixels mirrored round the picture: the network makes jagged rows of a border.


def denoise(colour, albedo, normal):
    """
    A picture without noise. `colour`: height × width × 3, sRGB, 0 to 1; `albedo`: the same of the surfaces' colours;
    `normal`: -1 to 1.
    """
    weights = read_tza(WEIGHTS)
    image = np.concatenate([colour, np.clip(albedo, 0, 1), normal], -1).astype('f4')
    height, width = image.shape[:2]
    below, right = (MARGIN + -(side + 2 * MARGIN) % 16 for side in (height, width))
    image = np.pad(image, ((MARGIN, below), (MARGIN, right), (0, 0)), 'reflect')

    def conv(name, x):
        return convolve(x, weights[f'{name}.weight'], weights[f'{name}.bias'])

    skips = [image]
    x = halve(conv('enc_conv1', conv('enc_conv0', image)))
    for level in (2, 3, 4):
        skips.append(x)
        x = halve(conv(f'enc_conv{level}', x))
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    for level in (4, 3, 2, 1):
        x = np.concatenate([double(x), skips[level - 1]], -1)
        x = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', x))
    picture = conv('dec_conv0', x)[MARGIN : MARGIN + height, MARGIN : MARGIN + width]
    return np.clip(picture, 0, 1)


def convolve(image, weight, bias, floats_at_once=400_000):
    """A 3 × 3 convolution with a ReLU, in strips that stay in the processor's cache."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    kernel = np.ascontiguousarray(weight.transpose(2, 3, 1, 0).reshape(-1, weight.shape[0]))
    rows = max(1, floats_at_once // (width * channels * 9))
    patches = np.empty((rows, width, 9, channels), 'f4')
    out = np.empty((height, width, weight.shape[0]), 'f4')
    for top in range(0, height, rows):
        count = min(rows, height - top)
        for k in range(9):
            dy, dx = divmod(k, 3)
            patches[:count, :, k] = padded[top + dy : top + dy + count, dx : dx + width]
        strip = patches[:count].reshape(count * width, -1) @ kernel + bias
        out[top : top + count] = np.maximum(strip, 0).reshape(count, width, -1)
    return out


def halve(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def double(image):
    return image.repeat(2, 0).repeat(2, 1)


def read_tza(path):
    """The tensors of a TZA file by name: a header, the tensors, and at the end a table of their shapes and places."""
    data = path.read_bytes()
    magic, major = struct.unpack_from('<HB', data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f'{path} is no TZA file of version 2')
    (at,) = struct.unpack_from('<Q', data, 4)
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 5 * dimensions  # A letter a dimension names the layout, which is always the same.
        kind, start = struct.unpack_from('<cQ', data, at)
        at += 9
        number = {b'f': '<f4', b'h': '<f2'}[kind]
        tensors[name] = np.frombuffer(data, number, int(np.prod(shape)), start).reshape(shape).astype('f4')
    return tensors
