import { type Raster, rasterise } from '../../picture/raster.ts';
import { scanOf } from '../../picture/scan.ts';
import { rewritten } from '../find/spots.ts';
import { recipe } from '../forgery.ts';
import { fontIn } from '../hands/foreign-font.ts';
import { inItsPlace } from '../hands/in-place.ts';
import { pictureIn } from '../hands/picture-in.ts';
import { around, type Box, grown } from '../sheet/box.ts';
import { laterBy } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { operators } from '../sheet/run.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const tones = { careless: '1 1 1', careful: '0.973 0.973 0.965', expert: '0.973 0.973 0.965' } as const;
const DPI = 200;

function cutOut({ width, pixels }: Raster, box: Box): Raster {
  const [left, top] = [Math.round((box.left * DPI) / 72), Math.round((box.top * DPI) / 72)];
  const [wide, tall] = [
    Math.round(((box.right - box.left) * DPI) / 72),
    Math.round(((box.bottom - box.top) * DPI) / 72),
  ];
  const rows = Array.from({ length: tall }, (_, row) => {
    const from = ((top + row) * width + left) * 3;
    return pixels.subarray(from, from + wide * 3);
  });
  return { width: wide, height: tall, pixels: new Uint8Array(Buffer.concat(rows)) };
}

/** On a true scan the pay is cleared away and another typed there; the expert pastes it as a picture. */
export const typedOnScan = recipe('typed-on-scan', pay, async (specimen, strength, chance) => {
  const source = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const change = morePay(source, specimen, strength);
  const made = laterBy(source, chance.between(1, 20));
  const { bytes } = await scanOf(specimen, 'clean', made, chance);
  const paper = await OpenPaper.open(bytes, specimen.handedIn);
  const { page } = change.run;
  const run = { ...change.run, font: fontIn(paper, page, 'Helvetica'), face: 'Helvetica', ink: '0 0 0' };
  const fresh = inItsPlace(run, rewritten(change.run, [change]));
  const { height } = source.sheet(page);
  const box = grown(around([source.boxOf(change.run), source.boxOf(fresh)]), 1);
  const [width, tall] = [box.right - box.left, box.bottom - box.top];
  const clear = `q\n${tones[strength]} rg\n${box.left} ${height - box.bottom} ${width} ${tall} re\nf\nQ`;
  paper.append(page, `${clear}\n${operators(fresh)}`);
  paper.touch(page, box);
  const typed = await paper.anew();
  if (strength !== 'expert') return { bytes: typed, touched: paper.touched };
  const drawn = (await rasterise(typed, DPI))[page - 1];
  if (!drawn) throw new Error('the page was drawn');
  const pasted = await OpenPaper.open(bytes, specimen.handedIn);
  pasted.resource(page, 'XObject', 'Patch', pictureIn(pasted.document, cutOut(drawn, box)));
  pasted.append(page, `q\n${width} 0 0 ${tall} ${box.left} ${height - box.bottom} cm\n/Patch Do\nQ`);
  return { bytes: await pasted.anew(), touched: paper.touched };
});
