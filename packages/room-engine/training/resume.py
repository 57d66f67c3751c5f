"""Makes a checkpoint of published weights, to train on from them: python3 resume.py WEIGHTS ROOMS CHECKPOINT."""
import json
import struct
import sys
import numpy as np
import torch
from network import Mix, RoomNetwork
from rooms import Mixed, batch

BATCHES = 12


def read(path):
    """Kernel and bias of each layer, by name."""
    data = open(path, "rb").read()
    length = struct.unpack("<I", data[:4])[0]
    for tensor in json.loads(data[4 : 4 + length])["tensors"]:
        at, shape = 4 + length + tensor["at"], tensor["shape"]
        scale = np.frombuffer(data, "<f4", shape[0], at)
        bias = np.frombuffer(data, "<f4", shape[0], at + 4 * shape[0])
        values = np.frombuffer(data, np.int8, int(np.prod(shape)), at + 8 * shape[0]).reshape(shape)
        kernel = values * scale.reshape(-1, *[1] * (len(shape) - 1))
        yield tensor["name"], torch.from_numpy(kernel.astype(np.float32)), torch.from_numpy(bias.copy())


weights, rooms, checkpoint = sys.argv[1:4]
torch.set_num_threads(1)
network = RoomNetwork()
modules = dict(network.named_modules())
for name, kernel, bias in read(weights):
    module = modules[name]
    if isinstance(module, Mix):
        module.conv.weight.data = kernel
        module.norm.weight.data, module.norm.bias.data = torch.full_like(bias, (1 + module.norm.eps) ** 0.5), bias
    else:
        module.weight.data = kernel
        if module.bias is not None:
            module.bias.data = bias

# Published weights have no norms. Each gets the statistics of its inputs, and takes them back, so that the network
# answers the same, in training too.
network.eval()
seen = {name: [] for name, module in modules.items() if isinstance(module, Mix)}
for name in seen:
    modules[name].norm.register_forward_pre_hook(
        lambda _, inputs, name=name: seen[name].append((inputs[0].mean((0, 2, 3)), (inputs[0] ** 2).mean((0, 2, 3))))
    )
known, rng = Mixed(rooms, []), np.random.default_rng(1)
with torch.no_grad():
    batches = [batch(known, rng, 8, 0.67)[0] for _ in range(BATCHES)]
    before = [network(x) for x in batches]
    for name, moments in seen.items():
        norm = modules[name].norm
        mean = torch.stack([m for m, _ in moments]).mean(0)
        variance = (torch.stack([s for _, s in moments]).mean(0) - mean**2).clamp(min=1e-6)
        norm.running_mean, norm.running_var = mean, variance
        norm.bias.data = norm.bias + mean
        norm.weight.data = torch.sqrt(variance + norm.eps)
    apart = max((network(x) - y).abs().max().item() for x, y in zip(batches, before))
print(f"answers differ by {apart:.2g} at most")
state = network.state_dict()
torch.save({"network": state, "average": {key: value.clone() for key, value in state.items()}}, checkpoint)
