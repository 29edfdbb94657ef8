import { identitySheet } from '../../layouts/identity/index.ts';
import { rasterise } from '../../picture/raster.ts';
import { drawOf } from '../draw.ts';
import { type ChancePaper, TODAY } from '../paper-by-chance.ts';
import { onTheTable } from '../scan/on-the-table.ts';
import { photoWear } from '../scan/wear.ts';
import { documents } from './documents.ts';

/** The side of an identity document of that number of a seed, as it comes from the printer. */
export async function identityPaperByChance(seed: string, index: number): Promise<ChancePaper> {
  const draw = drawOf(`${seed}/identity/${index}`);
  const make = documents[index % documents.length];
  if (!make) throw new Error('there are documents of some kind');
  const side = make(draw);
  draw.note(side.side);
  const bytes = await identitySheet(side, TODAY);
  return {
    name: `${index}-${side.name}-${side.country.toLowerCase()}-by-chance.pdf`,
    bytes,
    truth: {
      kind: 'identity_document',
      type: side.type,
      country: side.country,
      layout: side.layout,
      side: side.side,
      fields: side.fields,
      transactions: [],
    },
    traits: [...draw.traits],
  };
}

/** The same side photographed on a table in a way that chance decides. */
export async function identityPhotoByChance(seed: string, index: number): Promise<ChancePaper> {
  const paper = await identityPaperByChance(seed, index);
  const draw = drawOf(`${seed}/identity-photo/${index}`);
  const wear = photoWear(draw, 'card');
  const [raster] = await rasterise(paper.bytes, wear.dpi);
  if (!raster) throw new Error('a side has a page');
  const { bytes } = await onTheTable(raster, wear, draw.chance);
  return { ...paper, name: paper.name.replace(/\.pdf$/, '.jpg'), bytes, traits: [...paper.traits, ...draw.traits] };
}
