"""Light of a scene: sky through windows, sun, lamps and the camera's flash."""

import bpy
import numpy as np
from mathutils import Matrix, Vector
from dice import hsv


class Lamps:
    """Lamps that pieces bring along; some rooms have theirs off."""

    def __init__(self, share_lit):
        self.share_lit, self.points = share_lit, []

    def is_lit(self, dice):
        return dice.chance(self.share_lit)

    def add(self, place, dice, power, radius):
        self.points.append(
            ("point", np.asarray(place), power, hsv(dice.between(0.06, 0.13), dice.between(0.05, 0.45), 1), radius)
        )


class Daylight:
    def __init__(self, dice):
        self.is_night = dice.chance(0.15)
        hue = dice.between(0.55, 0.64) if dice.chance(0.6) else dice.between(0.06, 0.13)
        self.colour = hsv(hue, dice.between(0, 0.22), 1)
        self.strength = 0.01 if self.is_night else 1.0
        # Brightness of what is seen outside; low where a photographer joined several exposures.
        self.seen = (
            dice.between(0.002, 0.03) if self.is_night else float(np.exp(dice.between(np.log(0.35), np.log(3.0))))
        )
        self.has_sun = not self.is_night and dice.chance(0.55)
        self.sun = float(np.exp(dice.between(np.log(3), np.log(28))))
        self.rise, self.turn = dice.between(0.28, 1.0), dice.between(0, 2 * np.pi)
        self.lamps_lit = dice.between(0.7, 1) if self.is_night else dice.one([0, 0, 0.2, 0.6, 1])
        self.lamp_power = dice.between(0.5, 1.5) if self.is_night else dice.between(0.5, 3.0)


def add(name, data, place, towards=None):
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.location = Vector(tuple(place))
    if towards is not None:
        made.rotation_euler = Vector(tuple(towards)).to_track_quat("-Z", "Y").to_euler()
    return made


def window_light(frame, opening, day):
    """Sky light just inside the opening's outer edge."""
    light = bpy.data.lights.new("sky", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = opening.end - opening.start, opening.high - opening.low
    light.energy = day.strength * np.pi * light.size * light.size_y
    light.color = tuple(day.colour)
    middle = frame.world([(opening.start + opening.end) / 2, -opening.deep - 0.02, (opening.low + opening.high) / 2])
    made = add("sky", light, middle)
    # Local -z of the light looks into the room, local x runs along the wall.
    into, along = frame.axes[:, 1], frame.axes[:, 0]
    rotation = np.stack([along, np.cross(-into, along), -into], 1)
    made.rotation_euler = Matrix(rotation.tolist()).to_euler()
    made.visible_camera = made.visible_glossy = False


def lights(walls, points, day, middle):
    for wall in walls:
        for opening in wall.openings:
            if opening.kind == "window":
                window_light(wall.frame, opening, day)
    for kind, place, power, colour, radius in points:
        light = bpy.data.lights.new(kind, kind.upper())
        light.energy, light.color, light.shadow_soft_size = power * 3.2 * day.lamp_power, tuple(colour), radius
        if kind == "spot":
            # Downwards, as lamps in a ceiling shine.
            light.spot_size, light.spot_blend = 2.2, 0.7
        add(kind, light, place).visible_glossy = False
    if day.has_sun:
        light = bpy.data.lights.new("sun", "SUN")
        light.energy, light.color, light.angle = day.sun, tuple(hsv(0.1, 0.2, 1)), 0.01
        windows = [wall for wall in walls if any(o.kind == "window" for o in wall.openings)]
        if windows:
            # It shines in at the first wall with a window.
            into = windows[0].frame.axes[:, 1]
            turn = np.arctan2(into[1], into[0]) + 0.9 * np.sin(day.turn)
            add("sun", light, middle, (np.cos(turn), np.sin(turn), -np.tan(day.rise)))
