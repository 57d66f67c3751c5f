"""Meshes of a scene by label, and the shapes they are put together from. Metres, z up."""

import numpy as np

LABELS = ["wall", "floor", "ceiling", "window", "door", "curtain", "furniture", "thing"]


class Frame:
    """A place and its axes: x along a wall, y out of it, z up."""

    def __init__(self, origin=(0, 0, 0), axes=np.eye(3)):
        self.origin, self.axes = np.asarray(origin, float), np.asarray(axes, float)

    def world(self, places):
        return np.asarray(places, float) @ self.axes.T + self.origin

    def at(self, x, y, z=0.0, turn=0.0, lean=0.0, roll=0.0):
        """A frame within: turned about z, then leant about x and rolled about y."""
        c, s = np.cos(turn), np.sin(turn)
        around = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        c, s = np.cos(lean), np.sin(lean)
        over = np.array([[1, 0, 0], [0, c, -s], [0, s, c]])
        c, s = np.cos(roll), np.sin(roll)
        aside = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])
        return Frame(self.world([x, y, z]), self.axes @ around @ over @ aside)


class Mesh:
    """Parts of (label, look, places, triangles, texture places, is smooth)."""

    def __init__(self, dice):
        self.parts, self.dice = [], dice

    def add(self, frame, label, look, places, faces, uv=None, smooth=False, loose=True):
        places, faces = np.asarray(places, float), np.asarray(faces, int)
        if uv is None:
            uv = box_uv(places, faces, look.directed)
        if loose:
            # No two pieces show the same part of a texture.
            uv = uv + self.dice.rng.uniform(0, 10, 2)
        if faces.shape[1] == 4:
            uv = np.concatenate([uv[:, [0, 1, 2]], uv[:, [0, 2, 3]]])
            faces = np.concatenate([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
        self.parts.append((label, look, frame.world(places), faces, uv, smooth))

    def quad(self, frame, label, look, corners, uv=None, loose=False):
        self.add(frame, label, look, corners, [[0, 1, 2, 3]], uv, loose=loose)

    def panel(self, frame, label, look, x0, z0, x1, z1, y, whole=False):
        """An upright rectangle that looks into the room; `whole` shows the texture once."""
        corners = [[x1, y, z0], [x0, y, z0], [x0, y, z1], [x1, y, z1]]
        uv = np.array([[[0, 0], [1, 0], [1, 1], [0, 1]]], float) if whole else None
        self.add(frame, label, look, corners, [[0, 1, 2, 3]], uv, loose=not whole)

    def box(self, frame, label, look, low, high):
        (x0, y0, z0), (x1, y1, z1) = np.minimum(low, high), np.maximum(low, high)
        places = [[x, y, z] for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        faces = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]]
        self.add(frame, label, look, places, faces)

    def rounded(self, frame, label, look, low, high, radius):
        """A box with round edges, for cushions, tubs and mattresses."""
        low, high = np.minimum(low, high).astype(float), np.maximum(low, high).astype(float)
        radius = min(radius, *(0.499 * (high - low)))
        steps = [
            np.array(
                [l, l + 0.08 * radius, l + 0.4 * radius, l + radius, h - radius, h - 0.4 * radius, h - 0.08 * radius, h]
            )
            for l, h in zip(low, high)
        ]
        inner_low, inner_high = low + radius, high - radius
        places, faces, count = [], [], 0
        for axis in range(3):
            a, b = [(1, 2), (2, 0), (0, 1)][axis]
            for side in (0, 1):
                ga, gb = np.meshgrid(steps[a], steps[b], indexing="ij")
                face = np.empty(ga.shape + (3,))
                face[..., a], face[..., b] = ga, gb
                face[..., axis] = high[axis] if side else low[axis]
                core = np.clip(face, inner_low, inner_high)
                away = face - core
                away /= np.maximum(np.linalg.norm(away, axis=-1, keepdims=True), 1e-9)
                grid = core + away * radius
                index = np.arange(64).reshape(8, 8) + count
                quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
                places.append(grid.reshape(-1, 3))
                faces.append(quads if side else quads[:, ::-1])
                count += 64
        self.add(frame, label, look, np.concatenate(places), np.concatenate(faces), smooth=True)

    def grid(self, frame, label, look, places, uv=None, closed=False, smooth=True):
        """A cloth or turned body: places of n by m points, joined in rows."""
        n, m = places.shape[:2]
        index = np.arange(n * m).reshape(n, m)
        if closed:
            index = np.concatenate([index, index[:, :1]], 1)
        faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
        at = None
        if uv is not None:
            if closed:
                uv = np.concatenate([uv, uv[:, :1]], 1)
            at = np.stack([uv[:-1, :-1], uv[:-1, 1:], uv[1:, 1:], uv[1:, :-1]], 2).reshape(-1, 4, 2)
        self.add(frame, label, look, places.reshape(-1, 3), faces, at, smooth)

    def turned(self, frame, label, look, profile, sides=16, squash=1.0):
        """A body of rotation; profile of (radius, height) from below."""
        profile = np.asarray(profile, float)
        turn = np.arange(sides) / sides * 2 * np.pi
        places = np.empty((len(profile), sides, 3))
        places[..., 0] = profile[:, :1] * np.cos(turn)
        places[..., 1] = profile[:, :1] * np.sin(turn) * squash
        places[..., 2] = profile[:, 1:]
        self.grid(frame, label, look, places, closed=True)

    def rod(self, frame, label, look, start, end, radius, sides=8):
        start, end = np.asarray(start, float), np.asarray(end, float)
        along = (end - start) / np.linalg.norm(end - start)
        aside = np.cross(along, [0, 0, 1] if abs(along[2]) < 0.9 else [1, 0, 0])
        aside /= np.linalg.norm(aside)
        over = np.cross(along, aside)
        turn = (np.arange(sides) / sides * 2 * np.pi)[:, None]
        ring = radius * (np.cos(turn) * aside + np.sin(turn) * over)
        self.grid(frame, label, look, np.stack([start + ring, end + ring]), closed=True)

    def blob(self, frame, label, look, size, power=2.0, low=0.0):
        """A rounded body that stands on z = low."""
        n, m = 9, 16
        rise, turn = np.linspace(-np.pi / 2, np.pi / 2, n)[:, None], np.linspace(0, 2 * np.pi, m + 1)[None, :-1]
        p = lambda value: np.sign(value) * np.abs(value) ** (2 / power)
        places = np.stack(
            [
                p(np.cos(rise)) * p(np.cos(turn)) * size[0] / 2,
                p(np.cos(rise)) * p(np.sin(turn)) * size[1] / 2,
                low + (1 + p(np.sin(rise)) * np.ones_like(turn)) * size[2] / 2,
            ],
            -1,
        )
        self.grid(frame, label, look, places, closed=True)


def box_uv(places, faces, directed):
    """Texture places in metres, from the three sides; grain runs along the piece."""
    corners = places[faces]
    normal = np.abs(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]))
    axis = normal.argmax(1)
    pairs = np.array([[1, 2], [0, 2], [0, 1]])
    if directed:
        size = np.ptp(places, axis=0)
        pairs = np.array([pair if size[pair[0]] >= size[pair[1]] else pair[::-1] for pair in pairs])
    chosen = pairs[axis]
    rows = np.arange(len(faces))[:, None, None]
    return corners[rows, np.arange(faces.shape[1])[None, :, None], chosen[:, None, :]]
