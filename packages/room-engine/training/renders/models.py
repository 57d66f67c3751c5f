"""The shop's models, as models.ts unpacks them, in new colours."""

import json
import os
import numpy as np
import looks
from dice import cloth_colour


class Models:
    def __init__(self, folder):
        self.folder = folder
        with open(os.path.join(folder, "models.json")) as file:
            self.listed = json.load(file)
        self.read = {}

    def named(self, *starts):
        return [name for name in self.listed if name.startswith(starts)]

    def parts(self, name):
        """Places (x along, y out of the wall, z up), triangles and the stored look of each part; back at y = 0."""
        if name not in self.read:
            data = np.fromfile(os.path.join(self.folder, f"{name}.f32"), np.float32)
            at, parts = 0, []
            for part in self.listed[name]:
                n, m = part["vertices"] * 3, part["corners"]
                places = data[at : at + n].reshape(-1, 3)[:, [0, 2, 1]] * [-1, 1, 1]
                parts.append((places, data[at + n : at + n + m].astype(int).reshape(-1, 3), part))
                at += n + m
            low = np.min([p.min(0) for p, _, _ in parts], axis=0)
            high = np.max([p.max(0) for p, _, _ in parts], axis=0)
            middle = np.array([(low[0] + high[0]) / 2, low[1], low[2]])
            self.read[name] = [(p - middle, f, look) for p, f, look in parts], high - low
        return self.read[name]

    def size(self, name):
        return self.parts(name)[1]

    def build(self, mesh, frame, name, dice, label="furniture", cloths=None, scale=(1, 1, 1), lit=0.0):
        """`cloths`: how often soft parts get patterned cloth of any colour. `lit`: how bright shades of lamps are."""
        body = None
        for places, faces, part in self.parts(name)[0]:
            look, body = self.look(part, dice, body, cloths, lit)
            mesh.add(frame, label, look, places * np.asarray(scale), faces, smooth=True)

    @staticmethod
    def look(part, dice, body, cloths, lit):
        """Wood of a piece is one wood; the roughness tells what a part is made of."""
        base, rough = np.array(part["colour"]), part["rough"]
        if part["metal"] > 0.5:
            if rough < 0.05:
                return looks.mirror(), body
            return looks.Look(base if dice.chance(0.5) else (0.7, 0.7, 0.7), rough=max(0.1, rough), metal=1.0), body
        if lit and base.min() > 0.6:
            return looks.Look(base, rough=0.8, glow=lit, through=0.3), body
        if 0.6 < rough < 0.7:
            body = body or looks.wooden(dice)
            return body, body
        if cloths is not None and (rough > 0.85 or base[0] > 3 * base[2]):
            if dice.chance(cloths):
                return looks.cloth(dice), body
            if dice.chance(0.2):
                return looks.leather(dice), body
            return looks.cloth(dice, base if dice.chance(0.3) else cloth_colour(dice)), body
        return looks.paint(base, rough), body
