"""The finder in eight bits: what flows through it is measured on drawn pages, and everything is rounded to that.

python3 round_finder.py finder.onnx ../packages/print-weights/finder.onnx

Weights have seven bits, because processors without instructions for bytes add two products in sixteen bits first. The
finder tells where print stands, not what it says: a place that is off by one step moves no line.
"""

import contextlib
import random
import sys
import tempfile

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from pages import Pages
from weather import set_measure, under_weather

PACK, SEED, PAGES = ".cache/pack", 21, 24


def in_single(source, target):
    """Weights that are stored in half precision and cast when loaded, in single precision."""
    model = onnx.load(source)
    graph, kept = model.graph, {tensor.name: tensor for tensor in model.graph.initializer}
    casts = [node for node in graph.node if node.op_type == "Cast" and node.input[0] in kept]
    for node in casts:
        half = kept[node.input[0]]
        graph.initializer.append(numpy_helper.from_array(numpy_helper.to_array(half).astype(np.float32), node.output[0]))
        graph.initializer.remove(half)
        graph.node.remove(node)
    onnx.save(model, target)


def drawn():
    pages, told = Pages(PACK, SEED), []
    while len(told) < PAGES:
        with contextlib.suppress(OSError, ValueError):
            told.append(pages.page())
    return told


class Shown(CalibrationDataReader):
    """Pages as the finder meets them, from hardly harmed to much, level and as they come."""

    def __init__(self):
        torch.manual_seed(SEED)
        random.seed(SEED)
        self.pictures = iter(list(self.seen()))

    def seen(self):
        for at, (page, cores) in enumerate(drawn()):
            set_measure((0.2, 0.4, 0.6)[at % 3])
            pages, truth = (torch.from_numpy(part)[None] for part in (page, cores))
            yield under_weather(pages, truth, is_level=at % 2 == 0)[0].numpy()

    def get_next(self):
        picture = next(self.pictures, None)
        return None if picture is None else {"pages": picture}


def main(source, target):
    with tempfile.TemporaryDirectory() as folder:
        single, ready = f"{folder}/single.onnx", f"{folder}/ready.onnx"
        in_single(source, single)
        quant_pre_process(single, ready, skip_symbolic_shape=True)
        quantize_static(
            ready, target, Shown(), quant_format=QuantFormat.QOperator, per_channel=True, reduce_range=True,
            activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, calibrate_method=CalibrationMethod.MinMax,
        )


if __name__ == "__main__":
    main(*sys.argv[1:3])
