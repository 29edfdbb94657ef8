"""Writes the reader in eight bits as ONNX, with the operations on bytes themselves: no runtime has to find out what can be
done in bytes, and none does it differently.

python3 export_bytes.py bytes.pt reader.onnx
"""

import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from in_bytes import GRAY_STEP, PARTS, WEIGHT, Bytes

OURS = "com.microsoft"


class Graph:
    def __init__(self):
        self.nodes, self.kept = [], {}

    def array(self, name, values, kind):
        self.kept.setdefault(name, numpy_helper.from_array(np.asarray(values, dtype=kind), name))
        return name

    def node(self, operation, inputs, output, domain="", **more):
        self.nodes.append(helper.make_node(operation, inputs, [output], name=output, domain=domain, **more))
        return output


def whole_numbers(layer, x_step):
    """Weights, the worth of their steps, and the bias in steps of the products."""
    number, step = layer.whole_weight()
    step = step.flatten().numpy().astype(np.float32)
    number = number.numpy().astype(np.int8)
    assert np.abs(number).max() <= WEIGHT
    return number, step, np.rint(layer.bias.numpy().astype(np.float64) / (step.astype(np.float64) * x_step)).astype(np.int32)


def ratios(stream_step, body_step, sum_step):
    """
    What both parts of a sum are multiplied by, a trace more than their share: so that no sum lies in the middle between two
    bytes, where one processor takes the even byte and another the upper one.
    """
    shares = [step / sum_step * PARTS for step in (stream_step, body_step)]
    assert all(abs(share - round(share)) < 1e-3 for share in shares), shares
    trace = 2.0**-15 if max(shares) < PARTS - 0.5 else 2.0**-14
    stream, body = (round(share) / PARTS + trace for share in shares)
    every = np.arange(256.0)
    true = np.add.outer(every * (stream - trace), every * (body - trace))
    told = np.add.outer(every * stream, every * body)
    met = true < 255.4
    assert (np.rint(told) == np.floor(true + 0.5))[met].all() and (told % 1 != 0.5)[met].all()
    return np.float32(stream), np.float32(body)


@torch.no_grad()
def graph_of(model):
    graph, none = Graph(), "nought"
    graph.array(none, 0, np.uint8)
    graph.array("one", 1, np.float32)
    graph.array("nought_signed", 0, np.int8)
    graph.array("gray_middle", 128, np.uint8)
    x_step, x_nought = graph.array("gray_step", GRAY_STEP, np.float32), "gray_middle"
    x = graph.node("QuantizeLinear", ["lines", x_step, x_nought], "gray")
    # Channels stand last: what the fast kernels for bytes ask for.
    x = graph.node("Transpose", [x], "gray_last", perm=[0, 2, 3, 1])
    worth = GRAY_STEP
    body_steps, sum_steps = model.steps()
    for at, layer in enumerate(model.layers):
        name = f"layer{at}"
        number, step, bias = whole_numbers(layer, worth)
        body_step = graph.array(f"{name}_body_step", body_steps[at], np.float32)
        body = graph.node(
            "QLinearConv",
            [x, x_step, x_nought, graph.array(f"{name}_weight", number, np.int8), graph.array(f"{name}_weight_step", step, np.float32),
             "nought_signed", body_step, none, graph.array(f"{name}_bias", bias, np.int32)],
            f"{name}_body", OURS, channels_last=1, strides=list(layer.stride), dilations=list(layer.dilation),
            pads=list(layer.padding) * 2, kernel_shape=list(number.shape[2:]),
        )
        if layer.residual:
            stream, body_share = ratios(worth, body_steps[at], sum_steps[at])
            shares = graph.array(f"{name}_stream_share", stream, np.float32), graph.array(f"{name}_body_share", body_share, np.float32)
            x = graph.node("QLinearAdd", [x, shares[0], none, body, shares[1], none, "one", none], name, OURS)
            x_step = graph.array(f"{name}_step", sum_steps[at], np.float32)
        else:
            x, x_step = body, body_step
        x_nought, worth = none, sum_steps[at]
    number, step, _ = whole_numbers(model.head, worth)
    x = graph.node("Squeeze", [x, graph.array("rows", [1], np.int64)], "steps")
    x = graph.node(
        "MatMulIntegerToFloat",
        [x, graph.array("head_weight", number[:, :, 0, 0].T.copy(), np.int8), x_step, graph.array("head_weight_step", step, np.float32),
         none, "nought_signed", graph.array("head_bias", model.head.bias.numpy(), np.float32)],
        "scores", OURS,
    )
    graph.node("Softmax", [x], "chances", axis=-1)
    return graph


def exported(model, target):
    graph = graph_of(model)
    signature = (
        [helper.make_tensor_value_info("lines", TensorProto.FLOAT, ["count", 1, 32, "width"])],
        [helper.make_tensor_value_info("chances", TensorProto.FLOAT, ["count", "steps", graph.kept["head_bias"].dims[0]])],
    )
    made = helper.make_graph(graph.nodes, "reader", *signature, list(graph.kept.values()))
    onnx.save(helper.make_model(made, opset_imports=[helper.make_opsetid("", 17), helper.make_opsetid(OURS, 1)], ir_version=8), target)


def main(source, target):
    model = Bytes(sys.argv[3] if len(sys.argv) > 3 else "../packages/print-weights/reader.onnx")
    model.load_state_dict(torch.load(source, map_location="cpu"))
    exported(model.eval(), target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
