import { type Raster, rasterise } from '../../picture/raster.ts';
import { type Draw, drawOf } from '../draw.ts';
import { type ChancePaper, paperByChance } from '../paper-by-chance.ts';
import { bound } from './bound.ts';
import { onTheTable } from './on-the-table.ts';
import { overGlass, type Sheet } from './over-glass.ts';
import { photoWear, scanWear } from './wear.ts';

async function sheetsOf(draw: Draw, pdf: Uint8Array, isPhoto: boolean): Promise<Sheet[]> {
  const wear = isPhoto ? photoWear(draw) : scanWear(draw);
  const take = (page: Raster): Promise<Sheet> =>
    'tone' in wear ? overGlass(page, wear, draw.chance) : onTheTable(page, wear, draw.chance);
  const sheets: Sheet[] = [];
  for (const page of await rasterise(pdf, wear.dpi)) sheets.push(await take(page));
  return sheets;
}

/** That paper printed and scanned, or photographed where it lay: pictures only, in ways that chance decides. */
export async function scanByChance(paper: ChancePaper, seed: string): Promise<ChancePaper> {
  const draw = drawOf(`${seed}/scan/${paper.name}`);
  const isPhoto = draw.one([
    ['scanned', false, 2],
    ['photographed on a table', true, 1],
  ]);
  const sheets = await sheetsOf(draw, paper.bytes, isPhoto);
  const [only, ...others] = sheets;
  // Statements and contracts are taken as PDF only, and a picture holds one page.
  const isPdfOnly = ['bank_statement', 'work_contract'].includes(paper.truth.kind);
  const mayBePicture = others.length === 0 && only?.packed === 'jpeg' && !isPdfOnly;
  const isPicture = draw.one([
    ['file a PDF without text', false, 1],
    ['file a JPEG', true, mayBePicture ? 1 : 0],
  ]);
  const stem = paper.name.replace(/\.pdf$/, isPhoto ? '-photographed' : '-scanned');
  return {
    ...paper,
    name: `${stem}.${isPicture ? 'jpg' : 'pdf'}`,
    bytes: isPicture && only ? only.bytes : await bound(draw, sheets, isPhoto),
    traits: [...paper.traits, ...draw.traits],
  };
}

/** The paper of that number of a seed, as a picture. */
export const scannedPaperByChance = async (seed: string, index: number): Promise<ChancePaper> =>
  scanByChance(await paperByChance(seed, index), seed);
