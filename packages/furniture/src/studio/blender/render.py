"""Renders one picture's passes: blender --background --python render.py -- job.json

The job names the meshes, materials, lights and camera; z is up and lengths are metres.
What comes out is written as raw 32-bit floats, three to a pixel, from the upper left.
"""
import json
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoise  # noqa: E402
import recipes  # noqa: E402

PASSES = {'Image': 'light', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'backdrop': 'backdrop'}
EMPTY_SHARE = 4


def settings(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = job['samples']
    cycles.seed = 7
    cycles.use_denoising = False
    # What is even already, paper above all, is left after a few samples.
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.1
    cycles.adaptive_min_samples = 6
    cycles.max_bounces = job['bounces'] + 3
    cycles.diffuse_bounces = job['bounces']
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_direct = 8
    cycles.sample_clamp_indirect = 3.5
    cycles.blur_glossy = 1.0
    cycles.light_sampling_threshold = 0.03
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.4
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = job['threads']
    if 'region' in job:
        region = job['region']
        scene.render.use_border = scene.render.use_crop_to_border = True
        scene.render.border_min_x = region['left'] / job['width']
        scene.render.border_max_x = (region['left'] + region['width']) / job['width']
        scene.render.border_min_y = 1 - (region['top'] + region['height']) / job['height']
        scene.render.border_max_y = 1 - region['top'] / job['height']
    scene.view_settings.view_transform = 'Raw'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    told = layer.aovs.add()
    told.name, told.type = 'backdrop', 'VALUE'
    return scene


def add_mesh(entry, folder, materials):
    data = np.fromfile(os.path.join(folder, entry['file']), dtype=np.float32)
    count, corners = entry['vertices'], entry['indices']
    cuts = np.cumsum([count * 3, count * 3, count * 3, count])
    positions, normals, solid, tone, rest = np.split(data, cuts)
    indices = rest.view(np.uint32)[:corners].astype(np.int32)
    mesh = bpy.data.meshes.new(entry['material'])
    mesh.vertices.add(count)
    mesh.vertices.foreach_set('co', positions)
    mesh.loops.add(corners)
    mesh.loops.foreach_set('vertex_index', indices)
    mesh.polygons.add(corners // 3)
    mesh.polygons.foreach_set('loop_start', np.arange(0, corners, 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(corners // 3, 3, dtype=np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(corners // 3, dtype=bool))
    mesh.attributes.new('solid', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', solid)
    mesh.attributes.new('tone', 'FLOAT', 'POINT').data.foreach_set('value', tone)
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(normals.reshape(-1, 3).tolist())
    mesh.materials.append(materials[entry['material']])
    made = bpy.data.objects.new(entry['material'], mesh)
    bpy.context.collection.objects.link(made)
    return made


def add_light(entry):
    light = bpy.data.lights.new(entry['kind'], 'SUN' if entry['kind'] == 'sun' else 'AREA')
    light.energy, light.color = entry['power'], entry['color']
    made = bpy.data.objects.new(entry['kind'], light)
    bpy.context.collection.objects.link(made)
    position, target = Vector(entry['position']), Vector(entry['target'])
    if entry['kind'] == 'sun':
        light.angle = entry['angle']
    else:
        light.shape = 'RECTANGLE'
        light.size, light.size_y = entry['width'], entry['height']
    made.location = position
    made.rotation_euler = (target - position).to_track_quat('-Z', 'Y').to_euler()


def add_world(entry):
    """A sky that is brighter above; the camera may see another brightness through a window."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 64
    n = recipes.Nodes(world.node_tree)
    height = n.parts(n.node('ShaderNodeTexCoord').outputs['Generated'])[2]
    tint = n.mix(n.step(height, -0.2, 0.9), tuple(entry['bottom']), tuple(entry['top']))
    sky = n.node('ShaderNodeBackground')
    n.link(tint, sky.inputs[0])
    sky.inputs[1].default_value = entry['strength']
    shader = sky.outputs[0]
    if 'mirrored' in entry:
        # A studio is dark beside its lamps: metal and lacquer that mirrored an even sky would look like plastic.
        studio = n.node('ShaderNodeBackground')
        n.link(n.mix(n.step(height, 0.1, 0.75), (0.1, 0.1, 0.1), (1, 0.99, 0.975)), studio.inputs[0])
        studio.inputs[1].default_value = entry['mirrored']
        shader = n.blend(n.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], shader, studio.outputs[0])
    if 'seen' in entry:
        view = n.node('ShaderNodeBackground')
        n.link(n.mix(n.step(height, -0.15, 0.25), (0.80, 0.86, 0.80), (0.90, 0.96, 1.0)), view.inputs[0])
        view.inputs[1].default_value = entry['seen']
        shader = n.blend(n.node('ShaderNodeLightPath').outputs['Is Camera Ray'], shader, view.outputs[0])
    n.link(shader, n.node('ShaderNodeOutputWorld').inputs['Surface'])


def add_camera(entry):
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.shift_y, camera.clip_end = entry['lens'], 36, entry.get('shiftY', 0), 200
    made = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
    position, target = Vector(entry['position']), Vector(entry['target'])
    made.location = position
    made.rotation_euler = (target - position).to_track_quat('-Z', 'Y').to_euler()


def render(scene, folder, prefix, wanted):
    """The compositor writes the passes; they are read back as (height, width, 3)."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    sockets = [(socket, name) for socket, name in PASSES.items() if name in wanted and socket in layers.outputs]
    for place, (socket, name) in enumerate(sockets):
        files.file_slots.new(f'{prefix}{name}.')
        tree.links.new(layers.outputs[socket], files.inputs[place])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    passes = {}
    for _, name in sockets:
        path = os.path.join(folder, f'{prefix}{name}.0001.exr')
        image = bpy.data.images.load(path)
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        passes[name] = pixels.reshape(height, width, 4)[::-1, :, :3]
        bpy.data.images.remove(image)
        os.remove(path)
    return passes


def store(folder, name, picture):
    np.ascontiguousarray(picture, np.float32).tofile(os.path.join(folder, f'{name}.f32'))


def main():
    path = sys.argv[sys.argv.index('--') + 1]
    folder = os.path.dirname(os.path.abspath(path))
    with open(path) as file:
        job = json.load(file)
    scene = settings(job)
    materials = {}
    for name, spec in job['materials'].items():
        materials[name] = bpy.data.materials.new(name)
        recipes.apply(materials[name], name, spec)
    objects = [add_mesh(entry, folder, materials) for entry in job['meshes']]
    for made in objects:
        if made.name == 'flags':
            made.visible_camera = made.visible_diffuse = made.visible_shadow = False
    for entry in job['lights']:
        add_light(entry)
    add_world(job['world'])
    add_camera(job['camera'])
    passes = render(scene, folder, '', set(PASSES.values()))
    has_paper = 'backdrop' in job['materials']
    if has_paper:
        # The set without the piece, small: what the paper looks like where nothing shades it.
        for made in objects:
            made.hide_render = made.name.split('.')[0] != 'backdrop'
        scene.render.resolution_percentage = 100 // EMPTY_SHARE
        scene.cycles.samples = 32
        empty = render(scene, folder, 'empty-', {'light'})['light']
        store(folder, 'empty', empty)
        store(folder, 'backdrop', passes['backdrop'])
    # As bright as it will be shown: paper is nearly white, a room is exposed by its mean.
    exposure = 0.8 / np.median(empty) if has_paper else 0.8
    surfaces = passes['albedo'], passes['normal']
    store(folder, 'light', denoise.denoise(passes['light'], *surfaces, denoise.read_weights(job['weights']), exposure))


main()
