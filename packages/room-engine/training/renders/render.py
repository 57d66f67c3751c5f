"""Renders shards of labelled rooms: blender --background --python render.py -- MODELS OUT FIRST LAST [--samples 10].

MODELS is what models.ts wrote. A shard is 100 pictures of 20 rooms, in the format of rooms.py; it appears whole, and an
interrupted one is gone on with.
"""

import argparse
import os
import sys
import tempfile
import time
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import eye as eyes_of  # noqa: E402
import lens  # noqa: E402
import light  # noqa: E402
from dice import Dice  # noqa: E402
from geometry import LABELS  # noqa: E402
from models import Models  # noqa: E402
from plan import Room  # noqa: E402

VIEWS, ROOMS = 5, 20
PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal", "IndexOB": "label"}


def settings(samples, width, height, seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed % 10000
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 6, 0.8
    cycles.blur_glossy = 1.0
    cycles.light_sampling_threshold = 0.02
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.view_settings.view_transform = "Raw"
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_object_index = True
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[1].default_value = 0
    return scene


def object_of(name, places, faces, uv, looks, materials, smooth):
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(places))
    mesh.vertices.foreach_set("co", places.astype(np.float32).ravel())
    mesh.loops.add(len(faces) * 3)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, len(faces) * 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 3, np.int32))
    mesh.polygons.foreach_set("material_index", materials.astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", smooth)
    layer = mesh.uv_layers.new(name="UV")
    layer.data.foreach_set("uv", uv.astype(np.float32).ravel())
    for look in looks:
        mesh.materials.append(look.made())
    mesh.update(calc_edges=True)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def built(room):
    """One object a label, with all looks of its parts; shades of lit lamps are apart, for they throw no shadow."""
    for label, is_shade in [(label, is_shade) for label in LABELS for is_shade in (False, True)]:
        parts = [part for part in room.mesh.parts if part[0] == label and (part[1].glow > 0) == is_shade]
        if not parts:
            continue
        looks, order = [], {}
        for part in parts:
            if id(part[1]) not in order:
                order[id(part[1])] = len(looks)
                looks.append(part[1])
        counts = np.cumsum([0, *[len(part[2]) for part in parts]])
        made = object_of(
            label,
            np.concatenate([part[2] for part in parts]),
            np.concatenate([part[3] + at for part, at in zip(parts, counts)]),
            np.concatenate([part[4] for part in parts]),
            looks,
            np.concatenate([np.full(len(part[3]), order[id(part[1])]) for part in parts]),
            np.concatenate([np.full(len(part[3]), part[5]) for part in parts]),
        )
        made.pass_index = LABELS.index(label) + 1
        made.visible_shadow = not is_shade
    for corners, look in room.views:
        uv = np.array([[0, 0], [1, 0], [1, 1], [0, 0], [1, 1], [0, 1]], float)
        made = object_of("view", corners, np.array([[0, 1, 2], [0, 2, 3]]), uv, [look], np.zeros(2), np.zeros(2, bool))
        made.pass_index = LABELS.index("window") + 1
        # What is seen outside neither lights the room nor keeps the sun out.
        made.visible_shadow = made.visible_diffuse = False


def compositor(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for place, (socket, name) in enumerate(PASSES.items()):
        files.file_slots.new(f"{name}.")
        tree.links.new(layers.outputs[socket], files.inputs[place])


def rendered(folder):
    bpy.context.scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    passes = {}
    for name in PASSES.values():
        path = os.path.join(folder, f"{name}.0001.exr")
        image = bpy.data.images.load(path)
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        passes[name] = pixels.reshape(height, width, 4)[::-1, :, :3].astype(float)
        bpy.data.images.remove(image)
        os.remove(path)
    return passes


def flash_light():
    data = bpy.data.lights.new("flash", "POINT")
    data.shadow_soft_size = 0.02
    return light.add("flash", data, (0, 0, 0))


def pictures(seed, models, width, height, samples, folder):
    """Five pictures of a room, from the first seed of a few whose room gives as many."""
    for attempt in range(8):
        scene = settings(samples, width, height, seed + attempt)
        room = Room(seed * 8 + attempt, models)
        built(room)
        camera = eyes_of.camera_of(scene)
        dice = Dice(seed * 8 + attempt + 10**9)
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        views = eyes_of.eyes(room, dice, width / height, VIEWS, scene, graph)
        if len(views) >= VIEWS - 2:
            break
    light.lights(room.walls, room.points, room.day, (room.wide / 2, room.deep / 2, 1))
    flash = flash_light()
    compositor(scene, folder)
    made = []
    for view in [*views, *views][:VIEWS]:
        eyes_of.set_camera(camera, view)
        flash.location = tuple(view.place + 0.05 * view.up + 0.03 * view.right)
        flash.data.energy = dice.between(8, 30) if dice.chance(0.5 if room.day.is_night else 0.12) else 0
        passes = rendered(folder)
        labels = np.round(passes["label"][..., 0]).astype(int) - 1
        labels[labels < 0] = LABELS.index("window")
        clean = lens.smoothed(np.nan_to_num(passes["light"]), passes["albedo"], passes["normal"])
        rgb, labels = lens.developed(clean, labels.astype(np.uint8), dice, room.day.is_night)
        made.append(np.concatenate([rgb.ravel(), labels.astype(np.uint8).ravel()]))
    return made


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("models")
    parser.add_argument("out")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--samples", type=int, default=10)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    os.makedirs(args.out, exist_ok=True)
    models = Models(args.models)
    for shard in range(args.first, args.last):
        upright = shard % 3 == 2
        width, height = (192, 256) if upright else (256, 192)
        path = os.path.join(args.out, f"{shard:04d}-{'upright' if upright else 'level'}.rooms")
        if os.path.exists(path):
            continue
        size = width * height * 4
        # What is there of an interrupted shard is kept, in whole rooms.
        done = os.path.getsize(path + ".part") // (size * VIEWS) if os.path.exists(path + ".part") else 0
        with open(path + ".part", "ab") as file:
            file.truncate(done * size * VIEWS)
        for number in range(done, ROOMS):
            start = time.time()
            # A folder of its own: several of these may run at once.
            with tempfile.TemporaryDirectory() as folder:
                made = pictures(shard * ROOMS + number, models, width, height, args.samples, folder)
            with open(path + ".part", "ab") as file:
                file.write(np.concatenate(made).tobytes())
            print(f"shard {shard} room {number} {(time.time() - start) / VIEWS:.2f} s a picture", flush=True)
        os.rename(path + ".part", path)


main()
