"""Chance of one room: the same seed always gives the same room."""

import colorsys
import numpy as np


class Dice:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def count(self, low, high):
        """A whole number from low to high, both included."""
        return int(self.rng.integers(low, high + 1))

    def chance(self, share):
        return bool(self.rng.random() < share)

    def one(self, choices):
        return choices[int(self.rng.integers(len(choices)))]

    def weighed(self, **weights):
        names = list(weights)
        shares = np.array([weights[name] for name in names], float)
        return names[int(self.rng.choice(len(names), p=shares / shares.sum()))]

    def shuffled(self, things):
        return [things[at] for at in self.rng.permutation(len(things))]


def hsv(hue, saturation, value):
    """Linear colour of a hue, saturation and value as shown on a screen."""
    shown = np.array(colorsys.hsv_to_rgb(hue % 1, min(1, max(0, saturation)), min(1, max(0, value))))
    return shown**2.2


def white(dice):
    return hsv(dice.between(0.06, 0.16), dice.between(0, 0.09), dice.between(0.84, 0.97))


def beige(dice):
    return hsv(dice.between(0.05, 0.13), dice.between(0.1, 0.35), dice.between(0.6, 0.93))


def grey(dice):
    return hsv(dice.between(0, 1), dice.between(0, 0.08), dice.between(0.25, 0.8))


def dark(dice):
    return hsv(dice.between(0, 1), dice.between(0, 0.5), dice.between(0.08, 0.3))


def vivid(dice):
    return hsv(dice.between(0, 1), dice.between(0.4, 0.9), dice.between(0.3, 0.95))


def pastel(dice):
    return hsv(dice.between(0, 1), dice.between(0.08, 0.35), dice.between(0.7, 0.95))


MIXED = {"white": white, "beige": beige, "grey": grey, "dark": dark, "vivid": vivid, "pastel": pastel}


def colour(dice, **weights):
    return MIXED[dice.weighed(**weights)](dice)


def wall_colour(dice):
    return colour(dice, white=4, beige=3, grey=1, dark=0.35, vivid=0.7, pastel=2.4)


def cloth_colour(dice):
    return colour(dice, white=3, beige=3, grey=2, dark=1.3, vivid=2.2, pastel=1.5)


def wood_colour(dice):
    return dice.one(
        [
            hsv(dice.between(0.07, 0.11), dice.between(0.25, 0.5), dice.between(0.68, 0.88)),
            hsv(dice.between(0.05, 0.09), dice.between(0.45, 0.7), dice.between(0.5, 0.75)),
            hsv(dice.between(0.02, 0.07), dice.between(0.5, 0.8), dice.between(0.25, 0.5)),
            hsv(dice.between(0.03, 0.09), dice.between(0.3, 0.6), dice.between(0.12, 0.28)),
            hsv(dice.between(0.05, 0.12), dice.between(0.05, 0.2), dice.between(0.5, 0.8)),
        ]
    )
