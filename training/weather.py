"""What light, lenses, hands and scanners do to whole pages, on the GPU: pages and their cores become pictures [B, 1, SIDE,
SIDE] and cores [B, 1, SIDE / 2, SIDE / 2]. The harm itself is damage.py's; how a page lies in the picture is told here."""

import math
import random

import torch
import torch.nn.functional as F

import damage
from damage import blurred, coarse, glare, jpeg, noise_field, paper, rand, some, strokes, thickness

SIDE = 640
# Half of all pictures are scans, nearly level; the others are photographs.
STEEPEST = math.radians(30)
LEVEL = 0.012


def lies(b, dev, is_level):
    """Per picture: zoom, turn, the two ways that a page tips away, and how far the paper bends."""
    photo = torch.zeros(b, 1, 1, device=dev) if is_level else (torch.rand(b, 1, 1, device=dev) < 0.5).float()
    zoom = torch.exp(rand(b, math.log(0.72), math.log(1.75), dev))
    small_turn = torch.randn(b, 1, 1, device=dev) * LEVEL * (0.3 if is_level else 1)
    # Most hands hold a camera nearly straight.
    turn = small_turn + photo * rand(b, -1, 1, dev) * torch.rand(b, 1, 1, device=dev) * STEEPEST
    if not is_level:
        quarter = torch.randint(0, 4, (b, 1, 1), device=dev).float() * (torch.rand(b, 1, 1, device=dev) < 0.2).float()
        turn = turn + quarter * math.pi / 2
    tip = photo * 0.00035
    return zoom, turn, tip * rand(b, -1, 1, dev), tip * rand(b, -1, 1, dev), photo * rand(b, 0, 5, dev)


def laid(b, height, width, dev, is_level):
    """Where each pixel of a picture, drawn twice as fine, lies on its page: x and y from -1 to 1."""
    zoom, turn, tip_x, tip_y, bend = lies(b, dev, is_level)
    fine = (torch.arange(SIDE * 2, device=dev).float() + 0.5) / 2 - SIDE / 2
    v, u = fine.view(1, -1, 1), fine.view(1, 1, -1)
    depth = 1 + tip_x * u + tip_y * v
    u, v = u / depth / zoom, v / depth / zoom * torch.exp(rand(b, -0.08, 0.08, dev))
    cos, sin = torch.cos(turn), torch.sin(turn)
    x, y = u * cos + v * sin, v * cos - u * sin
    # The middle of the picture is somewhere on the page: its edges and what lies behind it come into view at times.
    x = x + width * rand(b, 0.15, 0.85, dev)
    y = y + height * rand(b, 0.12, 0.88, dev) + bend * torch.sin(x / rand(b, 90, 400, dev) + rand(b, 0, 6.28, dev))
    return torch.stack((x / width * 2 - 1, y / height * 2 - 1), -1)


def under_weather(pages, cores, coarseness=1.0, is_level=False):
    """pages: bytes [B, H, W], cores: bytes [B, H / 2, W / 2]. Coarseness holds for the whole batch."""
    b, height, width = pages.shape
    dev = pages.device
    grid = laid(b, height, width, dev, is_level)
    seen = F.grid_sample(pages.unsqueeze(1).float() / 255, grid, mode="bilinear", padding_mode="border", align_corners=False)
    outside = ((grid.abs() > 1).any(-1)).float().unsqueeze(1)
    # Beyond the page lies a table, darker or lighter.
    table = rand(b, 0.05, 1.0, dev).unsqueeze(1) + 0.15 * noise_field(b, SIDE * 2, SIDE * 2, 16, dev).unsqueeze(1)
    seen = F.avg_pool2d(seen + (table - seen) * outside, 2)[:, 0].clamp(0, 1)
    truth = F.grid_sample(cores.unsqueeze(1).float() / 255, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
    truth = F.avg_pool2d(truth, 4)
    truth = ((truth - 0.5) * 1.8 + 0.5).clamp(0, 1)
    ink = thickness(1 - seen).clamp(0, 1)
    worn = (0.75 + 0.6 * noise_field(b, SIDE, SIDE, 3, dev)).clamp(0, 1)
    ink = ink * (1 + (worn - 1) * some(b, 0.08, dev))
    ground = paper(b, SIDE, SIDE, dev)
    # A lamp at one side, and the shadow of a hand.
    ground = ground * (1 + noise_field(b, SIDE, SIDE, 400, dev) * rand(b, 0, 0.5, dev) * some(b, 0.4, dev))
    dark = ground * rand(b, 0.0, 0.55, dev)
    picture = glare(strokes(ground + (dark - ground) * ink))
    picture = blurred(picture)
    if coarseness > 1.05:
        picture = coarse(picture.clamp(0, 1), coarseness)
    picture = picture + torch.randn_like(picture) * rand(b, 0.0, 0.06, dev) * some(b, 0.5, dev)
    picture = jpeg(picture.clamp(0, 1))
    level = picture.mean((1, 2), keepdim=True) * rand(b, 0.75, 0.95, dev)
    fax = torch.sigmoid((picture - level) * 40)
    picture = picture + (fax - picture) * some(b, 0.06, dev)
    picture = picture + (1 - 2 * picture) * some(b, 0.03, dev)
    picture = (picture - 0.5) * rand(b, 0.7, 1.25, dev) + 0.5 + rand(b, -0.1, 0.1, dev)
    return (picture.clamp(0, 1) * 2 - 1).unsqueeze(1), truth


def some_coarseness():
    return random.choice((1.0, 1.0, 1.0, 1.0, 1.2, 1.45))


def set_measure(value):
    damage.measure = value
