"""Writes trained weights as ONNX: normalisations folded into the convolutions, weights in half precision.

python3 export.py reader.pt reader.onnx
python3 export.py finder.pt finder.onnx
"""

import os
import sys

import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from finder import Finder
from network import Reader


def folded(module):
    """Every convolution that a normalisation follows becomes one convolution."""
    for name, child in module.named_children():
        folded(child)
    if isinstance(module, nn.Sequential):
        for at in range(len(module) - 1):
            if isinstance(module[at], nn.Conv2d) and isinstance(module[at + 1], nn.BatchNorm2d):
                module[at] = fuse_conv_bn_eval(module[at], module[at + 1])
                module[at + 1] = nn.Identity()
    return module


class Told(nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, lines):
        return self.reader(lines).softmax(-1)


def halved(model):
    """Weights stored in half precision and cast when loaded: half the size, the same arithmetic."""
    graph = model.graph
    casts, kept = [], []
    for tensor in graph.initializer:
        array = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or array.size < 64:
            kept.append(tensor)
            continue
        kept.append(numpy_helper.from_array(array.astype("float16"), tensor.name + "_half"))
        casts.append(helper.make_node("Cast", [tensor.name + "_half"], [tensor.name], to=TensorProto.FLOAT))
    nodes = casts + list(graph.node)
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)
    return model


class Found(nn.Module):
    def __init__(self, finder):
        super().__init__()
        self.finder = finder

    def forward(self, pages):
        return self.finder(pages).sigmoid()


def asked_for(source):
    """The network of these weights, what to show it once, and which of its sizes are free."""
    state = torch.load(source, map_location="cpu")
    if os.path.basename(source).startswith("finder"):
        finder = Finder()
        finder.load_state_dict(state)
        free = {0: "count", 2: "height", 3: "width"}
        return Found(folded(finder.eval())), torch.zeros(1, 1, 64, 96), {"pages": free, "chances": {0: "count", 2: "half_height", 3: "half_width"}}
    reader = Reader()
    reader.load_state_dict(state)
    return Told(folded(reader.eval())), torch.zeros(2, 1, 32, 320), {"lines": {0: "count", 3: "width"}, "chances": {0: "count", 1: "steps"}}


def main(source, target):
    told, shown, sizes = asked_for(source)
    names = {"input_names": [next(iter(sizes))], "output_names": ["chances"]}
    torch.onnx.export(told.eval(), shown, target, opset_version=17, dynamic_axes=sizes, **names, **({"dynamo": False} if torch.__version__ >= "2.5" else {}))
    model = halved(onnx.load(target))
    onnx.checker.check_model(model)
    onnx.save(model, target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
