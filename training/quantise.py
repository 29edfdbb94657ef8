"""Weights and what flows between them in eight bits: a third of the work on processors that multiply bytes.

python3 quantise.py reader.onnx reader-bytes.onnx
"""

import random
import sys
import time

import onnx
import onnxruntime
import torch
from onnx import numpy_helper
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static

import damage
from damage import damaged
from judge import SEED, decoded, kind_of, lines_to_judge_by
from lines import Lines
from signs import SIGNS

PACK = ".cache/pack"


def single(path, target):
    """Half precision back to single: what is measured must not be cast on the way."""
    model = onnx.load(path)
    kept = []
    for tensor in model.graph.initializer:
        if tensor.name.endswith("_half"):
            tensor = numpy_helper.from_array(numpy_helper.to_array(tensor).astype("float32"), tensor.name.removesuffix("_half"))
        kept.append(tensor)
    nodes = [node for node in model.graph.node if not (node.op_type == "Cast" and node.input[0].endswith("_half"))]
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
    onnx.save(model, target)
    return [node.name for node in nodes if node.op_type == "Conv"]


class Shown(CalibrationDataReader):
    """Lines of all widths under usual harm."""

    def __init__(self, count):
        damage.measure = 0.6
        self.pictures = iter([
            damaged(torch.from_numpy(pixels[at : at + 8]), random.choice((0.85, 1.0)), random.choice((1.0, 1.0, 1.5))).numpy()
            for pixels, _, _ in Lines(PACK, 5).shard(count).values()
            for at in range(0, len(pixels), 8)
        ])

    def get_next(self):
        picture = next(self.pictures, None)
        return None if picture is None else {"lines": picture}


def judge(path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    torch.manual_seed(SEED)
    random.seed(SEED)
    right, total, spent = {}, {}, 0.0
    for pixels, classes, _ in lines_to_judge_by(PACK, 1500).values():
        for at in range(0, len(pixels), 50):
            damage.measure = 0.6
            picture = damaged(torch.from_numpy(pixels[at : at + 50]), 0.95, random.choice((1.0, 1.25))).numpy()
            begun = time.process_time()
            told = decoded(torch.from_numpy(session.run(None, {"lines": picture})[0]))
            spent += time.process_time() - begun
            for text, row in zip(told, classes[at : at + 50]):
                truth = "".join(SIGNS[sign - 1] for sign in row if sign > 0)
                kind = kind_of(truth)
                total[kind] = total.get(kind, 0) + 1
                right[kind] = right.get(kind, 0) + (text == truth)
    print(path, f"{spent:.1f} s", {kind: f"{100 * right[kind] / total[kind]:.1f} % of {total[kind]}" for kind in total}, flush=True)


def main(source, target):
    torch.manual_seed(1)
    random.seed(1)
    convolutions = single(source, target + ".single")
    quantize_static(
        target + ".single", target, Shown(400), quant_format=QuantFormat.QDQ, per_channel=True,
        activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, calibrate_method=CalibrationMethod.MinMax,
        op_types_to_quantize=["Conv", "Add"],
        # The first sees gray as it is, the last tells chances: both cost little.
        nodes_to_exclude=[convolutions[0], convolutions[-1]],
    )
    for path in (target + ".single", target):
        judge(path)


if __name__ == "__main__":
    main(*sys.argv[1:3])
