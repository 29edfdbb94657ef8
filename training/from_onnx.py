"""Weights back from ONNX, where no checkpoint was kept: normalisations that were folded away come to life again."""

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from network import Reader


def arrays_of(path):
    """Every array of exported weights by its name in the network; half precision becomes single again."""
    return {
        tensor.name.removesuffix("_half").removeprefix("reader."): torch.from_numpy(numpy_helper.to_array(tensor).astype("float32"))
        for tensor in onnx.load(path).graph.initializer
        if tensor.name.startswith("reader.")
    }


def normalised(model):
    """Every convolution that a normalisation follows, with its name."""
    for name, module in model.named_modules():
        if isinstance(module, nn.Sequential):
            for at in range(len(module) - 1):
                if isinstance(module[at], nn.Conv2d) and isinstance(module[at + 1], nn.BatchNorm2d):
                    yield f"{name}.{at}", module[at], module[at + 1]


@torch.no_grad()
def unfolded(path):
    """The reader of these weights: each normalisation adds what was folded into its convolution, and nothing else."""
    model, told = Reader(), arrays_of(path)
    for name, convolution, norm in normalised(model):
        convolution.weight.copy_(told[f"{name}.weight"])
        norm.bias.copy_(told[f"{name}.bias"])
        norm.running_var.fill_(1 - norm.eps)
    model.head.weight.copy_(told["head.weight"])
    model.head.bias.copy_(told["head.bias"])
    return model


@torch.no_grad()
def settle(model, pictures):
    """
    Gives the normalisations what they would have measured, and takes it out again behind them: while learning they
    measure each batch, and must find the same there as the network was folded with.
    """
    norms = [norm for _, _, norm in normalised(model)]
    seen = {norm: [] for norm in norms}

    def note(norm, inputs):
        values = inputs[0].float()
        seen[norm].append((values.mean((0, 2, 3)), (values**2).mean((0, 2, 3))))

    hooks = [norm.register_forward_pre_hook(note) for norm in norms]
    model.eval()
    for picture in pictures:
        model(picture)
    for hook in hooks:
        hook.remove()
    for norm in norms:
        mean, square = (torch.stack(each).mean(0) for each in zip(*seen[norm]))
        spread = (square - mean**2).clamp(min=1e-6)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.weight.copy_((spread + norm.eps).sqrt())
        norm.bias.add_(mean)
    return model
