"""A small convolutional reader: 32 rows of gray in, chances of every sign at each quarter of the width out.

Plain convolutions only. Separable ones have fewer products, but starve a GPU while training and a CPU's vector units
while reading; at this size the plain ones were faster on both.
"""

import torch
from torch import nn

from signs import SIGNS

CLASSES = len(SIGNS) + 1


def conv(inside, outside, kernel, stride=1, dilation=1):
    kernel = kernel if isinstance(kernel, tuple) else (kernel, kernel)
    dilation = dilation if isinstance(dilation, tuple) else (dilation, dilation)
    padding = tuple(d * (k - 1) // 2 for k, d in zip(kernel, dilation))
    return nn.Sequential(
        nn.Conv2d(inside, outside, kernel, stride, padding, dilation=dilation, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    def __init__(self, channels, kernel, dilation=1):
        super().__init__()
        self.body = conv(channels, channels, kernel, dilation=dilation)

    def forward(self, x):
        return x + self.body(x)


class Reader(nn.Module):
    def __init__(self, wide=224):
        super().__init__()
        self.shapes = nn.Sequential(
            conv(1, 16, 3, stride=(2, 1)),
            conv(16, 32, 3, stride=(1, 2)),
            conv(32, 56, 3, stride=(2, 2)),
            Residual(56, 3),
            Residual(56, 3),
            conv(56, 96, 3, stride=(2, 1)),
            Residual(96, 3),
            Residual(96, 3),
            nn.Conv2d(96, wide, (4, 3), padding=(0, 1), bias=False),
            nn.BatchNorm2d(wide),
            nn.ReLU(inplace=True),
        )
        # What stands beside a sign tells what it can be: each reaches further, then looks close again.
        self.context = nn.Sequential(*[Residual(wide, (1, 5), dilation=(1, d)) for d in (1, 1, 2, 1, 3, 1, 1)])
        self.head = nn.Conv2d(wide, CLASSES, 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, x):
        """[B, 1, 32, W] to [B, W / 4, classes], before the softmax."""
        return self.head(self.drop(self.context(self.shapes(x)))).squeeze(2).transpose(1, 2)


def parameters(model):
    return sum(p.numel() for p in model.parameters())


if __name__ == "__main__":
    model = Reader()
    print(parameters(model), "parameters", model(torch.zeros(2, 1, 32, 320)).shape)
