"""Cloth and cushions: curtains, bedding, pillows, throws, towels."""

import numpy as np
import looks


def curtain(mesh, frame, dice, x0, x1, z0, z1, look, label="curtain", base=0.1, tied=None, waves=None):
    """Hanging folds; `tied` is the height at which it is gathered to one side (-1 or 1)."""
    waves = waves or max(2, round((x1 - x0) / dice.between(0.07, 0.17)))
    s, t = np.linspace(0, 1, waves * 8 + 1)[None, :], np.linspace(0, 1, 14)[:, None]
    depth = dice.between(0.02, 0.055)
    wobble = dice.rng.normal(0, 0.5, 3)
    phase = 2 * np.pi * waves * s + wobble[0] * np.sin(5 * s + 2 * t) + wobble[1] * t
    uneven = 1 + 0.35 * np.sin(2 * np.pi * s * dice.between(1, 3) + wobble[2])
    x = np.broadcast_to(x0 + (x1 - x0) * s, (14, s.shape[1])).copy()
    z = z1 + (z0 - z1) * t + 0 * s
    y = base + depth * uneven * (0.55 + 0.45 * t) * np.sin(phase)
    if tied is not None:
        side, height = tied
        edge = x0 if side < 0 else x1
        pull = np.exp(-(((z - height) / (0.28 * (z1 - z0))) ** 2)) * 0.68
        below = np.where(z < height, 0.5, 0)
        x += (edge - x) * np.maximum(pull, below * np.exp(-((z - height) ** 2)))
    uv = np.stack([np.broadcast_to((x1 - x0) * 1.6 * s, x.shape), z], -1)
    mesh.grid(frame, label, look, np.stack([x, y, z], -1), uv)


def pillow(mesh, frame, look, wide, high, thick, label):
    """A filled cushion that lies in the plane of x and y, its middle at the frame."""
    n = 13
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    full = np.sqrt(np.clip((1 - u**4) * (1 - v**4), 0, 1)) ** 0.8
    x, y = wide / 2 * u * (1 - 0.09 * (1 - v**2)), high / 2 * v * (1 - 0.09 * (1 - u**2))
    dent = 1 + 0.06 * np.sin(3 * u + 1.3) * np.cos(4 * v)
    z = thick / 2 * full * dent
    uv = np.stack([x, y], -1)
    mesh.grid(frame, label, look, np.stack([x, y, z], -1), uv)
    mesh.grid(frame, label, look, np.stack([x, y, -z], -1)[:, ::-1], uv[:, ::-1])


def cover(mesh, frame, dice, look, x0, x1, y0, y1, top, drop, label="furniture", puff=0.03, foot=None):
    """A duvet or spread over a bed: flat above, falling over both sides and, with `foot`, over the end."""
    over = drop
    foot = drop if foot is None else foot
    wide, long = x1 - x0, y1 - y0
    across = np.linspace(-over, wide + over, 41)
    along = np.linspace(0, long + foot, 41)
    s, t = np.meshgrid(across, along, indexing="ij")
    side = np.clip(np.maximum(-s, s - wide), 0, None)
    end = np.clip(t - long, 0, None)
    bend = 0.07
    fall = lambda d: np.where(d < bend, d**2 / (2 * bend), d - bend / 2)
    out = lambda d: np.minimum(d, bend * 0.8) + 0.1 * np.clip(d - bend, 0, None)
    x = x0 + np.clip(s, 0, wide) + np.where(s < 0, -out(side), np.where(s > wide, out(side), 0))
    y = y0 + np.clip(t, 0, long) + out(end)
    lying = (side == 0) & (end == 0)
    f = dice.rng.uniform(4, 11, 4)
    p = dice.rng.uniform(0, 6, 4)
    wrinkle = np.sin(f[0] * s + 2 * np.sin(f[1] * t + p[0]) + p[1]) * np.sin(
        f[2] * t + 1.5 * np.sin(f[3] * s + p[2]) + p[3]
    )
    rough = dice.between(0.2, 1)
    z = top + puff * (0.7 + 0.5 * rough * wrinkle) - np.maximum(fall(side), fall(end))
    hang = np.clip(np.maximum(side, end) / max(over, 0.05), 0, 1)
    wave = 0.035 * hang * np.sin(np.where(side > end, t, s) * dice.between(8, 20) + p[0])
    x += np.where(side > end, np.sign(s) * wave, 0)
    y += np.where(end >= side, wave, 0)
    z = np.maximum(z, 0.015)
    corner = (side > 0) & (end > 0)
    x, y = np.where(corner, x - np.sign(s) * 0.25 * np.minimum(side, end), x), np.where(
        corner, y - 0.25 * np.minimum(side, end), y
    )
    mesh.grid(frame, label, look, np.stack([x, y, z + 0 * lying], -1), np.stack([s, t], -1))


def heaped(mesh, frame, dice, look, wide, deep, high, label):
    """A crumpled cloth or blanket that somebody left."""
    n = 21
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    p = dice.rng.uniform(0, 6, 4)
    shape = np.clip(1 - u**2 - v**2 * (0.8 + 0.2 * np.sin(p[0])), 0, 1)
    bumps = 0.6 + 0.4 * np.sin(6 * u + p[1] + 2 * np.sin(4 * v)) * np.cos(5 * v + p[2])
    reach = 1 + 0.15 * np.sin(5 * np.arctan2(v, u) + p[3])
    places = np.stack([wide / 2 * u * reach, deep / 2 * v * reach, 0.006 + high * shape**0.7 * bumps], -1)
    mesh.grid(frame, label, look, places, np.stack([wide * u, deep * v], -1) / 2)


def draped(mesh, frame, look, path, wide, label):
    """A strip of cloth along a path of (y, z), as over the back of a sofa."""
    path = np.asarray(path, float)
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.linspace(0, steps[-1], 28)
    y, z = np.interp(at, steps, path[:, 0]), np.interp(at, steps, path[:, 1])
    s = np.linspace(-wide / 2, wide / 2, 9)
    x = np.broadcast_to(s[None], (28, 9)) + 0.02 * np.sin(at * 7)[:, None]
    places = np.stack([x, np.broadcast_to(y[:, None], x.shape), z[:, None] + 0.012 + 0.008 * np.sin(s * 23)[None]], -1)
    mesh.grid(
        frame,
        label,
        look,
        places,
        np.stack([np.broadcast_to(s[None], x.shape), np.broadcast_to(at[:, None], x.shape)], -1),
    )


def towel(mesh, frame, dice, wide, high, look=None):
    """A towel over a rail, its top at the frame."""
    look = look or looks.cloth(dice)
    curtain(mesh, frame, dice, -wide / 2, wide / 2, -high, 0, look, "thing", base=0.06, waves=2)
