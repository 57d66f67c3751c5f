"""Where photographs are taken from: a doorway or corner, at the height of eyes, towards the room."""

import bpy
import numpy as np
from mathutils import Matrix, Vector
from geometry import LABELS


class Eye:
    def __init__(self, place, turn, pitch, roll, wide, aspect):
        self.place, self.turn, self.pitch, self.roll = np.array(place), turn, pitch, roll
        # `wide` is the field of view along the longer side.
        self.reach = np.tan(wide / 2)
        self.aspect = aspect
        ahead = np.array([np.cos(turn) * np.cos(pitch), np.sin(turn) * np.cos(pitch), np.sin(pitch)])
        right = np.array([np.sin(turn), -np.cos(turn), 0])
        up = np.cross(right, ahead)
        c, s = np.cos(roll), np.sin(roll)
        self.ahead, self.right, self.up = ahead, c * right + s * up, c * up - s * right

    def ray(self, u, v):
        """u and v from -1 to 1; v upwards."""
        x, y = (self.reach, self.reach / self.aspect) if self.aspect > 1 else (self.reach * self.aspect, self.reach)
        direction = self.ahead + self.right * (u * x) + self.up * (v * y)
        return direction / np.linalg.norm(direction)


def candidate(room, dice, aspect):
    w, d = room.wide, room.deep
    whole = dice.chance(0.65)
    wide = np.radians(dice.between(54, 78) if whole or min(w, d) < 2.6 else dice.between(42, 66))
    high = dice.between(1.15, 1.65) if dice.chance(0.85) else dice.between(0.7, 1.9)
    margin = 0.12
    side = dice.count(0, 3)
    t, near = dice.between(0.06, 0.94), dice.between(margin, 0.35 if whole else 1.2)
    x, y = [(near, t * d), (w - near, t * d), (t * w, near), (t * w, d - near)][side]
    x, y = min(max(x, margin), w - margin), min(max(y, margin), d - margin)
    if whole:
        # Towards the far part of the room.
        tx, ty = w - x + dice.between(-0.5, 0.5), d - y + dice.between(-0.5, 0.5)
        if abs(tx - x) + abs(ty - y) < 1.5:
            tx, ty = w / 2, d / 2
    else:
        if room.taken and dice.chance(0.7):
            a, b, c, e, _ = dice.one(room.taken)
            tx, ty = (a + c) / 2, (b + e) / 2
        else:
            tx, ty = dice.between(0.1, 0.9) * w, dice.between(0.1, 0.9) * d
    turn = np.arctan2(ty - y, tx - x) + dice.between(-0.12, 0.12)
    pitch = dice.between(-0.2, 0.06) if dice.chance(0.9) else dice.between(-0.5, 0.12)
    if aspect < 1:
        pitch *= 0.7
    roll = 0 if dice.chance(0.6) else dice.between(-0.04, 0.04)
    return Eye((x, y, high), turn, pitch, roll, wide, aspect)


def seen(eye, scene, graph, columns=16, rows=12):
    """Shares of labels and the distances, by a few rays."""
    if eye.aspect < 1:
        columns, rows = rows, columns
    shares, far = dict.fromkeys(LABELS, 0), []
    origin = Vector(eye.place)
    for row in range(rows):
        for column in range(columns):
            ray = Vector(eye.ray((column + 0.5) / columns * 2 - 1, 1 - (row + 0.5) / rows * 2))
            hit, place, _, _, thing, _ = scene.ray_cast(graph, origin, ray)
            shares[LABELS[thing.pass_index - 1] if hit and thing.pass_index else "window"] += 1 / (rows * columns)
            far.append((place - origin).length if hit else 9.0)
    return shares, np.array(far)


def score(shares, far, dice):
    """How much it is like what people photograph; below 0 it is not taken."""
    if np.percentile(far, 4) < 0.32 or np.median(far) < 1.1:
        return -1
    wall, furniture = shares["wall"], shares["furniture"] + shares["thing"]
    if (
        wall > 0.72
        or wall < 0.06
        or shares["door"] > 0.35
        or furniture > 0.72
        or shares["curtain"] > 0.35
        or shares["window"] > 0.45
    ):
        return -1
    shown = (
        min(furniture, 0.5) * 3
        + min(shares["floor"], 0.2) * 1.5
        + min(wall, 0.35)
        + 0.5 * min(shares["window"] + shares["curtain"], 0.2)
        + min(shares["ceiling"], 0.1)
    )
    shown += 0.15 * min(np.median(far), 3.5)
    return shown + dice.between(0, 0.5)


def eyes(room, dice, aspect, count, scene, graph, tries=26):
    """The best of many places, unlike each other."""
    found = []
    for _ in range(tries):
        eye = candidate(room, dice, aspect)
        if any(
            a - 0.06 < eye.place[0] < c + 0.06
            and b - 0.06 < eye.place[1] < d + 0.06
            and top < 8
            and top > eye.place[2] - 0.15
            for a, b, c, d, top in room.taken
        ):
            continue
        value = score(*seen(eye, scene, graph), dice)
        if value > 0:
            found.append((value, eye))
    found.sort(key=lambda pair: -pair[0])
    chosen = []
    for value, eye in found:
        if all(
            np.linalg.norm(eye.place - other.place) > 0.35 or np.dot(eye.ahead, other.ahead) < 0.9 for other in chosen
        ):
            chosen.append(eye)
        if len(chosen) == count:
            break
    return chosen


def camera_of(scene):
    made = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(made)
    scene.camera = made
    made.data.sensor_fit = "AUTO"
    made.data.clip_start, made.data.clip_end = 0.02, 60
    return made


def set_camera(camera, eye):
    camera.data.angle = 2 * np.arctan(eye.reach)
    rotation = np.stack([eye.right, eye.up, -eye.ahead], 1)
    camera.matrix_world = Matrix.Translation(Vector(eye.place)) @ Matrix(rotation.tolist()).to_4x4()
