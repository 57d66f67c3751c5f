"""What a camera makes of light, as rooms/lens.ts does: distortion, glare, exposure, white balance, tone, sharpness, noise, JPEG."""

import io
import numpy as np
from PIL import Image


def blurred(picture, reach):
    for axis in (0, 1):
        padded = np.pad(picture, [(reach + 1, reach) if a == axis else (0, 0) for a in range(3)], mode="edge")
        total = np.cumsum(padded, axis=axis)
        ahead = np.take(total, range(2 * reach + 1, total.shape[axis]), axis=axis)
        behind = np.take(total, range(0, total.shape[axis] - 2 * reach - 1), axis=axis)
        picture = (ahead - behind) / (2 * reach + 1)
    return picture


def neighbours(value):
    """The eight neighbours of each pixel."""
    padded = np.pad(value, ((1, 1), (1, 1), (0, 0)), mode="edge")
    high, wide = value.shape[:2]
    return np.stack([padded[y : y + high, x : x + wide] for y in range(3) for x in range(3) if (y, x) != (1, 1)])


def smoothed(light, albedo, normal, rounds=4):
    """Noise of few samples is evened out where surface, direction and brightness are alike (edge-avoiding wavelets)."""
    light, albedo, normal = (part.astype(np.float32) for part in (light, albedo, normal))
    base = np.where(albedo.mean(-1, keepdims=True) < 0.003, 1, np.maximum(albedo, 0.02))
    value = np.log1p(light / base * 6)
    # Single bright pixels are paths that found a lamp by chance, single dark ones found none.
    ordered = np.sort(neighbours(value), 0)
    value = np.clip(value, ordered[1] - 0.02, ordered[-3] + 0.02)
    guide = np.concatenate([normal * 2.5, albedo * 5], -1)
    kernel = {-2: 1 / 16, -1: 1 / 4, 0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    high, wide = value.shape[:2]
    for step in range(rounds):
        hop = 2**step
        pad = 2 * hop
        grow = lambda a: np.pad(a, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
        values, guides = grow(value), grow(guide)
        total, weights = np.zeros_like(value), np.zeros((high, wide, 1), np.float32)
        sharp = 1 / (0.6 * 0.6**step) ** 2
        for dy, ky in kernel.items():
            for dx, kx in kernel.items():
                # The corners of the kernel count next to nothing.
                if abs(dy) + abs(dx) > 3:
                    continue
                at = (slice(pad + dy * hop, pad + dy * hop + high), slice(pad + dx * hop, pad + dx * hop + wide))
                apart = sharp * ((values[at] - value) ** 2).mean(-1, keepdims=True)
                apart += ((guides[at] - guide) ** 2).sum(-1, keepdims=True)
                weight = ky * kx * np.exp(-apart)
                total += weight * values[at]
                weights += weight
        value = total / weights
    return np.expm1(value) / 6 * base


def distorted(light, labels, strength):
    high, wide = labels.shape
    aspect = high / wide
    scale = 1 / (1 + strength * 0.5 * (1 + aspect * aspect)) if strength > 0 else 1
    y, x = np.mgrid[:high, :wide]
    u, v = (x + 0.5) / wide - 0.5, ((y + 0.5) / high - 0.5) * aspect
    bend = (1 + strength * 2 * (u * u + v * v)) * scale
    sx = np.clip((u * bend + 0.5) * wide - 0.5, 0, wide - 1.001)
    sy = np.clip((v * bend / aspect + 0.5) * high - 0.5, 0, high - 1.001)
    ix, iy = sx.astype(int), sy.astype(int)
    fx, fy = (sx - ix)[..., None], (sy - iy)[..., None]
    top = light[iy, ix] * (1 - fx) + light[iy, ix + 1] * fx
    below = light[iy + 1, ix] * (1 - fx) + light[iy + 1, ix + 1] * fx
    return top * (1 - fy) + below * fy, labels[np.round(sy).astype(int), np.round(sx).astype(int)]


def developed(light, labels, dice, is_evening):
    if dice.chance(0.4):
        light, labels = distorted(light, labels, dice.between(-0.05, 0.14))
    high, wide = labels.shape
    # Windows count in the exposure as a camera's meter counts them, but not for more than their size.
    if dice.chance(0.6):
        # Cameras lift shadows: light is divided by a part of what is around it.
        around = light.mean(-1, keepdims=True) + 1e-4
        for reach in (20, 20):
            around = blurred(around, reach)
        light = light * (around / np.median(around)) ** -dice.between(0.15, 0.5)
    middle = np.percentile(light.mean(-1), dice.between(50, 85))
    exposure = dice.between(0.28, 0.68) * (dice.between(0.3, 0.6) if dice.chance(0.08) else 1) / max(0.004, middle)
    light = light * exposure
    glow = blurred(blurred(np.clip(light - 1.2, 0, 4), 7), 7)
    glare = dice.between(0, 0.35) if dice.chance(0.6) else 0
    veil = dice.between(0, 0.05) if dice.chance(0.2) else 0
    fall = dice.between(0, 0.55) if dice.chance(0.5) else 0
    y, x = np.mgrid[:high, :wide]
    shade = 1 - fall * 2 * ((x / wide - 0.5) ** 2 + (y / high - 0.5) ** 2)
    # Cameras take most of a colour cast away.
    cast = light.reshape(-1, 3).mean(0)
    balance = (cast.mean() / np.maximum(cast, 1e-4)) ** dice.between(0.1, 0.85)
    warm, green = dice.between(-0.14, 0.28 if is_evening else 0.18), dice.between(-0.05, 0.05)
    balance *= np.array([1 + warm, 1 + green, 1 - warm])
    value = (light + glare * glow) * shade[..., None] * balance + veil
    soft = np.where(value < 0.5, value, 0.5 + 0.5 * np.tanh((value - 0.5) / 0.5))
    tone = np.clip(soft, 0, None) ** (1 / dice.between(1.8, 2.4))
    tone = tone + dice.between(0, 0.5) * tone * (1 - tone) * (tone - 0.45) * 2
    grey = (tone @ np.array([0.3, 0.59, 0.11]))[..., None]
    saturation = 0 if dice.chance(0.02) else dice.between(0.7, 1.25)
    out = grey + saturation * (tone - grey)
    if dice.chance(0.6):
        out = out + dice.rng.normal(0, dice.between(0, 0.02), out.shape) * (1.3 - grey)
    kind = dice.between(0, 1)
    if kind < 0.35:
        out = out + dice.between(0, 0.8) * (out - blurred(out, 1))
    elif kind < 0.55:
        out = out - dice.between(0.2, 0.9) * (out - blurred(out, 1))
    rgb = np.clip(out * 255, 0, 255).astype(np.uint8)
    if dice.chance(0.5):
        data = io.BytesIO()
        Image.fromarray(rgb).save(data, "JPEG", quality=dice.count(35, 95))
        rgb = np.asarray(Image.open(io.BytesIO(data.getvalue())).convert("RGB"))
    return rgb, labels
