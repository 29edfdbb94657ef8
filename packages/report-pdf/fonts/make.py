"""Cuts the weights that papers need from the variable web fonts: python3 make.py, inside this folder."""
import os, tempfile
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = '../../../node_modules/@fontsource-variable'
LATIN = ['latin', 'latin-ext']
FAMILIES = [
    ('figtree', LATIN, 'Vesta Text', [(400, 'Regular'), (600, 'SemiBold'), (700, 'Bold')]),
    ('source-serif-4', LATIN + ['cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'], 'Vesta Display',
     [(400, 'Regular'), (600, 'SemiBold')]),
]


def part(package, alphabet, weight, folder):
    font = TTFont(f'{SOURCE}/{package}/files/{package}-{alphabet}-wght-normal.woff2')
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    font.flavor = None
    path = os.path.join(folder, f'{alphabet}.ttf')
    font.save(path)
    return path


def named(font, base, family, weight, style, package):
    font['name'] = base['name']
    for number in (1, 2, 3, 4, 6, 16, 17, 21, 22, 25):
        font['name'].removeNames(nameID=number)
    plain = weight in (400, 700)
    names = {1: family if plain else f'{family} {style}', 2: 'Bold' if weight == 700 else 'Regular',
             3: f'{family} {style} (from {package})', 4: f'{family} {style}',
             6: f'{family.replace(" ", "")}-{style}', 16: family, 17: style}
    for number, text in names.items():
        font['name'].setName(text, number, 3, 1, 0x409)
    font['OS/2'].usWeightClass = weight
    font['OS/2'].fsSelection = (font['OS/2'].fsSelection & ~0x61) | (0x20 if weight == 700 else 0x40)
    font['head'].macStyle = 1 if weight == 700 else 0


for package, alphabets, family, weights in FAMILIES:
    for weight, style in weights:
        with tempfile.TemporaryDirectory() as folder:
            parts = [part(package, alphabet, weight, folder) for alphabet in alphabets]
            font = Merger().merge(parts)
            named(font, TTFont(parts[0]), family, weight, style, package)
            font.save(f'{family.lower().replace(" ", "-")}-{style.lower()}.ttf')
