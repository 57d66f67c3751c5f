"""Shards of labelled rooms, and how they are changed on the way to the network."""
import glob
import os
import numpy as np
import torch
import torch.nn.functional as F

ROOMS = 100


class Rooms:
    """All shards of a folder. One shard of `held` is kept to judge by."""

    def __init__(self, folder, held=25):
        self.folder, self.held = folder, held
        self.shards, self.judged, self.known = {"level": [], "upright": []}, {"level": [], "upright": []}, set()
        self.look_again()

    def look_again(self):
        for path in sorted(glob.glob(os.path.join(self.folder, "*.rooms"))):
            if path in self.known:
                continue
            self.known.add(path)
            number, shape = os.path.basename(path)[:-6].split("-")
            w, h = (192, 256) if shape == "upright" else (256, 192)
            data = np.memmap(path, np.uint8, "r", shape=(ROOMS, h * w * 4))
            is_judged = int(number) % self.held == 1
            (self.judged if is_judged else self.shards)[shape].append((data, h, w))

    def count(self):
        return sum(len(s) for s in self.shards.values()) * ROOMS

    @staticmethod
    def room(shard, index):
        data, h, w = shard
        rgb = data[index, : h * w * 3].reshape(h, w, 3).transpose(2, 0, 1)
        return torch.from_numpy(rgb.astype(np.float32) / 255), torch.from_numpy(
            data[index, h * w * 3 :].reshape(h, w).astype(np.int64)
        )

    def shape(self, rng):
        """A shape, as often as there are rooms of it."""
        shapes = [s for s in self.shards if self.shards[s]]
        sizes = np.array([len(self.shards[s]) for s in shapes], float)
        return shapes[rng.choice(len(shapes), p=sizes / sizes.sum())]

    def one(self, rng, shape):
        return self.room(self.shards[shape][rng.integers(len(self.shards[shape]))], rng.integers(ROOMS))


class Mixed:
    """Rooms of several folders, each with its share of every batch; the first folder fills what others lack."""

    def __init__(self, first, others):
        self.first, self.others = Rooms(first), [(Rooms(folder), share) for folder, share in others]
        self.all = [self.first, *[rooms for rooms, _ in self.others]]

    def look_again(self):
        for rooms in self.all:
            rooms.look_again()

    def some(self, rng, count):
        shape = self.first.shape(rng)
        picked = []
        for _ in range(count):
            chosen, at = self.first, rng.random()
            for rooms, share in self.others:
                if 0 <= at < share and rooms.shards[shape]:
                    chosen = rooms
                at -= share
            picked.append(chosen.one(rng, shape))
        return torch.stack([p[0] for p in picked]), torch.stack([p[1] for p in picked])


def moved(x, y, rng, share):
    """Flipped, enlarged, squeezed, leant and turned a little; places outside repeat by reflection."""
    n, _, h, w = x.shape
    size = (n, 3, round(h * share / 64) * 64, round(w * share / 64) * 64)
    theta = torch.zeros(n, 2, 3)
    for i in range(n):
        s = rng.uniform(0.6, 1.05) if rng.random() < 0.5 else 1
        a = np.exp(rng.uniform(-0.12, 0.12))
        r = rng.normal(0, 0.03)
        fx = -1 if rng.random() < 0.5 else 1
        sx, sy = s * a, s / a
        reach = lambda k: max(0.0, 1 - k)
        theta[i] = torch.tensor(
            [
                [fx * sx * np.cos(r), -sx * np.sin(r), rng.uniform(-1, 1) * reach(sx)],
                [sy * np.sin(r), sy * np.cos(r), rng.uniform(-1, 1) * reach(sy)],
            ]
        )
    grid = F.affine_grid(theta, size, align_corners=False)
    x = F.grid_sample(x, grid, mode="bilinear", padding_mode="reflection", align_corners=False)
    y = F.grid_sample(y[:, None].float(), grid, mode="nearest", padding_mode="reflection", align_corners=False)
    return x, y[:, 0].long()


def strewn(x, y, rng):
    """Patches of other rooms, in other colours, as things: what no generator thought of."""
    n, _, h, w = x.shape
    source = x.clone()
    for i in range(n):
        for _ in range(rng.integers(0, 3) if rng.random() < 0.5 else 0):
            ph, pw = int(rng.integers(8, h // 3)), int(rng.integers(8, w // 3))
            t, l = int(rng.integers(h // 6, h - ph)), int(rng.integers(0, w - pw))
            o = source[rng.integers(n)]
            ot, ol = int(rng.integers(0, h - ph)), int(rng.integers(0, w - pw))
            patch = o[:, ot : ot + ph, ol : ol + pw][torch.from_numpy(rng.permutation(3))]
            patch = patch * float(rng.uniform(0.4, 1.3)) + torch.from_numpy(rng.normal(0, 0.1, (3, 1, 1))).float()
            yy, xx = np.mgrid[-1 : 1 : ph * 1j, -1 : 1 : pw * 1j]
            turn = rng.uniform(0, np.pi)
            u, v = xx * np.cos(turn) + yy * np.sin(turn), yy * np.cos(turn) - xx * np.sin(turn)
            inside = torch.from_numpy(np.abs(u) ** rng.uniform(1.5, 8) + np.abs(v) ** rng.uniform(1.5, 8) < 0.7)
            x[i, :, t : t + ph, l : l + pw] = torch.where(inside[None], patch, x[i, :, t : t + ph, l : l + pw])
            y[i, t : t + ph, l : l + pw][inside] = 7
    return x, y


def coloured(x, y, rng):
    """Surfaces in other colours; then gamma, white balance, contrast, grey, blur and noise of other cameras."""
    n = len(x)
    f = lambda low, high, *shape: torch.from_numpy(rng.uniform(low, high, shape)).float()
    tint = torch.ones(n, 8, 3)
    for i in range(n):
        for label in range(8):
            if rng.random() < 0.12:
                tint[i, label] = f(0.6, 1.2, 3) if rng.random() < 0.4 else f(0.5, 1.25, 1).expand(3)
    x = x * tint[torch.arange(n)[:, None, None], y].permute(0, 3, 1, 2)
    x = x.clamp(1e-4, 1) ** torch.exp(f(-0.3, 0.3, n, 1, 1, 1))
    x = x * f(0.9, 1.1, n, 3, 1, 1) + f(-0.05, 0.05, n, 1, 1, 1)
    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * f(0.6, 1.3, n, 1, 1, 1)
    middle = x.mean((1, 2, 3), keepdim=True)
    x = middle + (x - middle) * f(0.8, 1.2, n, 1, 1, 1)
    for i in range(n):
        chance = rng.random()
        if chance < 0.05:
            x[i] = x[i].mean(0, keepdim=True)
        elif chance < 0.25:
            x[i] = F.avg_pool2d(x[i][None], 3, 1, 1, count_include_pad=False)[0]
        elif chance < 0.3:
            h, w = x.shape[2:]
            small = F.interpolate(x[i][None], scale_factor=float(rng.uniform(0.4, 0.8)), mode="area")
            x[i] = F.interpolate(small, size=(h, w), mode="bilinear", align_corners=False)[0]
    return (x + torch.randn_like(x) * f(0, 0.02, n, 1, 1, 1)).clamp(0, 1)


def batch(rooms, rng, count, share=1.0):
    """Pictures (less a half) and labels, at a share of the rooms' size."""
    x, y = rooms.some(rng, count)
    x, y = moved(x, y, rng, share)
    x, y = strewn(x, y, rng)
    return coloured(x, y, rng) - 0.5, y
