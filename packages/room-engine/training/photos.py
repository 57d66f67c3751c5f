"""Walls of photographs with known truth, for reports only; nothing here is trained on."""
import glob
import os
import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

AREA = 256 * 192


def network_size(width, height):
    """Sides in multiples of 64 whose area is about that of the rooms; the same rule as in TypeScript."""
    scale = (AREA / (width * height)) ** 0.5
    return tuple(max(64, round(side * scale / 64) * 64) for side in (width, height))


def photo_walls(network, folder):
    network.eval()
    figures = {}
    for path in sorted(glob.glob(os.path.join(folder, "*.jpg"))):
        picture = Image.open(path).convert("RGB")
        truth = np.asarray(Image.open(path.replace(".jpg", "_walls.png")).convert("L")) >= 60
        w, h = network_size(*picture.size)
        small = np.asarray(picture.resize((w, h), Image.BOX), np.float32) / 255 - 0.5
        x = torch.from_numpy(small).permute(2, 0, 1)[None]
        with torch.no_grad():
            chances = (network(x).softmax(1) + network(x.flip(3)).softmax(1).flip(3)) / 2
        full = F.interpolate(chances, size=truth.shape, mode="bilinear", align_corners=False)[0]
        found = (full.argmax(0) == 0).numpy()
        figures[os.path.basename(path)[:-4]] = (found & truth).sum() / max(1, (found | truth).sum())
    return figures
