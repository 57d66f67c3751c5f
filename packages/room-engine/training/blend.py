"""Adds checkpoints by shares: python3 blend.py OUT CHECKPOINT=SHARE CHECKPOINT=SHARE …; shares add up to 1."""
import sys
import torch

out, parts = sys.argv[1], [part.rsplit("=", 1) for part in sys.argv[2:]]
loaded = [(torch.load(path)["average"], float(share)) for path, share in parts]
blend = {
    key: sum(weights[key] * share for weights, share in loaded) if value.dtype.is_floating_point else value
    for key, value in loaded[-1][0].items()
}
# Training goes on from it, and export.py reads it.
torch.save({"network": blend, "average": {key: value.clone() for key, value in blend.items()}}, out)
