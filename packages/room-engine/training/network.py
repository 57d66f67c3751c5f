"""The network that labels the pixels of a room. src/network/label-room.ts computes the same from the exported weights."""
import torch
import torch.nn as nn
import torch.nn.functional as F

LABELS = ["wall", "floor", "ceiling", "window", "door", "curtain", "furniture", "thing"]
CHANNELS = [16, 32, 64, 96, 128, 160]
# Dilations of the residual blocks after each halving.
STAGES = [[], [], [2, 4], [1, 2, 4], [1, 2]]


class Mix(nn.Module):
    """Convolution, normalisation and, unless it is linear, ReLU; exported as one layer."""

    def __init__(self, inputs, outputs, size=1, stride=1, active=True):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False)
        self.norm = nn.BatchNorm2d(outputs)
        self.active = active

    def forward(self, x):
        x = self.norm(self.conv(x))
        return torch.relu(x) if self.active else x


def separable(inputs, outputs, stride=1, dilation=1, active=True):
    apart = nn.Conv2d(inputs, inputs, 3, stride, dilation, dilation, inputs, bias=False)
    return nn.Sequential(apart, Mix(inputs, outputs, active=active))


class RoomNetwork(nn.Module):
    """Labels at half the picture's size, from colours (0 to 1, less 0.5) and places."""

    def __init__(self):
        super().__init__()
        c = CHANNELS
        self.stem = Mix(5, c[0], 3, 2)
        self.down = nn.ModuleList(
            nn.Sequential(separable(c[k], c[k + 1], 2), separable(c[k + 1], c[k + 1])) for k in range(5)
        )
        self.stages = nn.ModuleList(
            nn.ModuleList(separable(c[k + 1], c[k + 1], 1, d, active=False) for d in STAGES[k]) for k in range(5)
        )
        for stage in self.stages:
            for block in stage:
                # A residual block begins as nothing.
                nn.init.zeros_(block[1].norm.weight)
        self.whole = nn.Linear(c[5], c[5])
        self.up = nn.ModuleList(
            nn.Sequential(separable(c[k + 1] + c[k], c[k]), separable(c[k], c[k])) for k in reversed(range(5))
        )
        self.out = nn.Conv2d(c[0], len(LABELS), 3, 1, 1)

    def forward(self, x):
        n, _, h, w = x.shape
        ys = (torch.arange(h, dtype=x.dtype) + 0.5) / h * 2 - 1
        xs = ((torch.arange(w, dtype=x.dtype) + 0.5) / w * 2 - 1).abs()
        places = torch.stack([xs[None].expand(h, w), ys[:, None].expand(h, w)])[None].expand(n, -1, -1, -1)
        levels = [self.stem(torch.cat([x, places], 1))]
        for down, stage in zip(self.down, self.stages):
            y = down(levels[-1])
            for block in stage:
                y = torch.relu(y + block(y))
            levels.append(y)
        y = levels.pop()
        y = y + torch.relu(self.whole(y.mean((2, 3))))[:, :, None, None]
        for up in self.up:
            y = F.interpolate(y, scale_factor=2, mode="bilinear", align_corners=False)
            y = up(torch.cat([y, levels.pop()], 1))
        return self.out(y)
