"""What paper, light, lenses and scanners do to ink, on the GPU: ink [B, 48, W] becomes pictures [B, 1, 32, W']."""

import math

import torch
import torch.nn.functional as F

from lines import HEIGHT

OUT = 32
# Coarser than this is print of six or seven points on a scan of 100 to 150 dots an inch.
FINE_PRINT = 2.0
# How often each harm comes, against the full measure: most papers are better off than the worst.
measure = 1.0


def rand(b, low, high, device, *more):
    return torch.rand(b, 1, 1, *more, device=device) * (high - low) + low


def some(b, share, device):
    return (torch.rand(b, 1, 1, device=device) < share * measure).float()


def warped(ink, out_width):
    """Zoom, shift, slant, turn and bend in one look-up."""
    b, height, width = ink.shape
    dev = ink.device
    v = torch.linspace(0, 1, OUT, device=dev).view(1, OUT, 1)
    u = torch.linspace(0, 1, out_width, device=dev).view(1, 1, out_width)
    zoom = rand(b, 0.88, 1.36, dev)
    # A box may sit too high or too low, and cut the line's heads or feet.
    shift = rand(b, -0.05, 0.05, dev) + rand(b, -0.13, 0.13, dev) * some(b, 0.1, dev)
    # Narrow print: each line by its own measure, so that batches come in few sizes.
    squeezed = 1 + rand(b, 0.0, 0.4, dev) * some(b, 0.5, dev)
    across = u * width * squeezed
    turn = rand(b, -0.012, 0.012, dev) * some(b, 0.5, dev)
    bend = rand(b, 0.0, 1.6, dev) * some(b, 0.35, dev)
    wave, phase = rand(b, 0.3, 1.5, dev), rand(b, 0, 6.28, dev)
    y = ((v - 0.5) / zoom + 0.5 + shift) * height
    # A long line that is turned would leave the picture; what the levelling leaves over is bounded in pixels.
    y = y + (turn * (across - width / 2)).clamp(-4, 4) + bend * torch.sin(wave * across / 160 + phase)
    slant = rand(b, -0.18, 0.18, dev) * some(b, 0.4, dev)
    x = across + slant * (y - height / 2) + rand(b, 0.0, 1.2, dev) * torch.sin(across / 37 + phase) * some(b, 0.2, dev)
    grid = torch.stack(((x / width * 2 - 1).expand(b, OUT, out_width), (y / height * 2 - 1).expand(b, OUT, out_width)), -1)
    return F.grid_sample(ink.unsqueeze(1), grid, mode="bilinear", padding_mode="zeros", align_corners=False)[:, 0]


def thickness(ink):
    """Ink that spreads, and ink that fades."""
    b, dev = ink.shape[0], ink.device
    more = F.max_pool2d(ink.unsqueeze(1), 3, 1, 1)[:, 0]
    less = -F.max_pool2d(-ink.unsqueeze(1), 3, 1, 1)[:, 0]
    amount = rand(b, -0.75, 0.8, dev) * some(b, 0.5, dev)
    return ink + amount.clamp(min=0) * (more - ink) + (-amount).clamp(min=0) * (less - ink)


def noise_field(b, height, width, step, dev):
    """Soft noise between -1 and 1, this coarse."""
    small = torch.rand(b, 1, max(2, height // step + 2), max(2, width // step + 2), device=dev) * 2 - 1
    return F.interpolate(small, size=(height, width), mode="bilinear", align_corners=False)[:, 0]


def paper(b, height, width, dev):
    """Bright paper with shadows, grain, and the waves of a card's background."""
    light = rand(b, 0.45, 1.0, dev)
    ground = light + noise_field(b, height, width, 48, dev) * rand(b, 0, 0.18, dev) * some(b, 0.5, dev)
    ground = ground + noise_field(b, height, width, 8, dev) * rand(b, 0, 0.08, dev) * some(b, 0.4, dev)
    y = torch.arange(height, device=dev).view(1, -1, 1).float()
    x = torch.arange(width, device=dev).view(1, 1, -1).float()
    for _ in range(2):
        angle, pitch = rand(b, 0, math.pi, dev), rand(b, 3.0, 14.0, dev)
        way = x * torch.cos(angle) + y * torch.sin(angle) + rand(b, 0, 6, dev) * torch.sin(x / rand(b, 8, 40, dev) + y / rand(b, 6, 30, dev))
        wave = torch.sin(way * 2 * math.pi / pitch)
        sharp = (wave * rand(b, 1, 6, dev)).clamp(-1, 1)
        ground = ground + sharp * rand(b, 0.0, 0.13, dev) * some(b, 0.3, dev)
    return ground


def glare(picture):
    b, height, width = picture.shape
    dev = picture.device
    y = torch.arange(height, device=dev).view(1, -1, 1).float()
    x = torch.arange(width, device=dev).view(1, 1, -1).float()
    centre = torch.rand(b, 1, 1, device=dev) * width
    spot = torch.exp(-(((x - centre) / rand(b, 15, 120, dev)) ** 2 + ((y - rand(b, 0, height, dev)) / rand(b, 8, 50, dev)) ** 2))
    return picture + spot * rand(b, -0.25, 0.5, dev) * some(b, 0.2, dev)


def strokes(picture):
    """A stamp's arc or a pen's stroke across the line, lighter than the print."""
    b, height, width = picture.shape
    dev = picture.device
    y = torch.arange(height, device=dev).view(1, -1, 1).float()
    x = torch.arange(width, device=dev).view(1, 1, -1).float()
    radius = rand(b, 20, 400, dev)
    distance = ((x - rand(b, -0.2, 1.2, dev) * width) ** 2 + (y - rand(b, -200, 230, dev)) ** 2).sqrt() - radius
    line = (1.6 - distance.abs()).clamp(0, 1)
    return picture - line * rand(b, 0.05, 0.3, dev) * some(b, 0.12, dev)


def blurred(picture):
    b, height, width = picture.shape
    dev = picture.device
    sigma = (rand(b, 0.0, 1.25, dev, 1) * some(b, 0.55, dev).unsqueeze(-1)).clamp(min=0.05)
    at = torch.arange(-3, 4, device=dev).view(1, 1, 1, 7).float()
    kernel = torch.exp(-(at**2) / (2 * sigma**2))
    kernel = kernel / kernel.sum(-1, keepdim=True)
    one = picture.unsqueeze(0)
    one = F.conv2d(F.pad(one, (3, 3, 0, 0), mode="replicate"), kernel.expand(b, 1, 1, 7), groups=b)
    # Motion blurs one way more than the other.
    sigma_y = sigma * rand(b, 0.4, 1.0, dev, 1)
    kernel = torch.exp(-(at**2) / (2 * sigma_y**2))
    kernel = (kernel / kernel.sum(-1, keepdim=True)).transpose(2, 3)
    return F.conv2d(F.pad(one, (0, 0, 3, 3), mode="replicate"), kernel.expand(b, 1, 7, 1), groups=b)[0]


def coarse(picture, factor):
    """As a sensor with fewer pixels saw it."""
    b, height, width = picture.shape
    size = (max(8, int(height / factor)), max(8, int(width / factor)))
    small = F.interpolate(picture.unsqueeze(1), size=size, mode="bilinear", antialias=True, align_corners=False)
    small = (small * 255).round() / 255
    return F.interpolate(small, size=(height, width), mode="bicubic", align_corners=False)[:, 0]


def dct_matrix(dev):
    k = torch.arange(8, device=dev).float()
    matrix = torch.cos(math.pi / 8 * (k.view(1, -1) + 0.5) * k.view(-1, 1)) * math.sqrt(2 / 8)
    matrix[0] = math.sqrt(1 / 8)
    return matrix


def jpeg(picture):
    b, height, width = picture.shape
    dev = picture.device
    dct = dct_matrix(dev)
    blocks = picture.view(b, height // 8, 8, width // 8, 8).permute(0, 1, 3, 2, 4) * 255 - 128
    waves = dct @ blocks @ dct.T
    u = torch.arange(8, device=dev).float()
    table = (10 + 6 * (u.view(-1, 1) + u.view(1, -1))).view(1, 1, 1, 8, 8)
    step = (table * rand(b, 0.05, 2.2, dev, 1, 1)).clamp(min=1)
    back = dct.T @ ((waves / step).round() * step) @ dct
    seen = (back.permute(0, 1, 3, 2, 4).reshape(b, height, width) + 128) / 255
    mask = some(b, 0.4, dev)
    return picture + (seen - picture) * mask


def plain(picture):
    """Small print in few pixels, which further harm would make illegible: a little noise, and another contrast."""
    b, dev = picture.shape[0], picture.device
    picture = picture + torch.randn_like(picture) * rand(b, 0.0, 0.03, dev) * some(b, 0.6, dev)
    picture = (picture - 0.5) * rand(b, 0.7, 1.25, dev) + 0.5 + rand(b, -0.1, 0.1, dev)
    return (picture.clamp(0, 1) * 2 - 1).unsqueeze(1)


def damaged(ink, squeeze, coarseness):
    """ink: uint8 [B, 48, W]. squeeze and coarseness hold for the whole batch, so that it stays one tensor."""
    b, _, width = ink.shape
    dev = ink.device
    out_width = max(32, int(width * OUT / HEIGHT * squeeze) // 8 * 8)
    cover = thickness(warped(ink.float() / 255, out_width)).clamp(0, 1)
    # Thermal and worn print: the ink itself is uneven, and a dead point of the head leaves a stripe.
    worn = (0.75 + 0.6 * noise_field(b, OUT, out_width, 3, dev)).clamp(0, 1)
    cover = cover * (1 + (worn - 1) * some(b, 0.12, dev))
    stripes = (torch.rand(b, 1, out_width, device=dev) > 0.06).float()
    cover = cover * (1 + (stripes - 1) * rand(b, 0.3, 0.9, dev) * some(b, 0.03, dev))
    ground = paper(b, OUT, out_width, dev)
    dark = ground * rand(b, 0.0, 0.62, dev)
    picture = ground + (dark - ground) * cover
    picture = strokes(glare(picture))
    picture = blurred(picture)
    if coarseness > 1.05:
        picture = coarse(picture.clamp(0, 1), coarseness)
        if coarseness > FINE_PRINT:
            return plain(picture)
    picture = picture + torch.randn_like(picture) * rand(b, 0.0, 0.07, dev) * some(b, 0.6, dev)
    picture = jpeg(picture.clamp(0, 1))
    # Fax and photocopy: black or white.
    level = picture.mean((1, 2), keepdim=True) * rand(b, 0.75, 0.95, dev)
    fax = torch.sigmoid((picture - level) * 40)
    picture = picture + (fax - picture) * some(b, 0.07, dev)
    # White on dark, as headings and badges have it.
    negative = some(b, 0.07, dev)
    picture = picture + (1 - 2 * picture) * negative
    picture = (picture - 0.5) * rand(b, 0.7, 1.25, dev) + 0.5 + rand(b, -0.1, 0.1, dev)
    return (picture.clamp(0, 1) * 2 - 1).unsqueeze(1)
