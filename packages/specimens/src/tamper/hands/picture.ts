import sharp from 'sharp';
import { Paper } from '../../paper/paper.ts';
import { rasterise } from '../../picture/raster.ts';
import { type Change, rewritten } from '../find/spots.ts';
import { around, grown } from '../sheet/box.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { operators } from '../sheet/run.ts';
import type { Strength } from '../strength.ts';
import { inItsPlace } from './in-place.ts';

const DPI: Record<Strength, number> = { careless: 96, careful: 200, expert: 300 };

/**
 * Pastes a little picture of the new text over the old, as cut from a screen. The old text stays below; an expert may
 * put something else there.
 */
export async function pastePicture(
  paper: OpenPaper,
  change: Change,
  strength: Strength,
  below = operators(change.run),
): Promise<void> {
  const { run } = change;
  const { width, height } = paper.sheet(run.page);
  const fresh = inItsPlace(run, rewritten(run, [change]));
  const box = grown(around([paper.boxOf(run), paper.boxOf(fresh)]), 0.5);
  const blank = await Paper.begin({
    title: '',
    producer: '',
    creator: '',
    made: '2026-01-01',
    family: 'helvetica',
    size: [width, height],
    language: 'it',
  });
  const family = run.face.startsWith('Times') ? 'times' : run.face.startsWith('Courier') ? 'courier' : 'helvetica';
  const cut = run.face.includes('Bold') ? 'bold' : 'regular';
  blank.text(fresh.x, height - fresh.y, fresh.text, { family, cut, size: run.size });
  const [sheet] = await rasterise(await blank.finish(), DPI[strength]);
  if (!sheet) throw new Error('a paper has a page');
  const scale = DPI[strength] / 72;
  const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)];
  const [wide, tall] = [Math.ceil((box.right - box.left) * scale), Math.ceil((box.bottom - box.top) * scale)];
  const picture = sharp(sheet.pixels, { raw: { width: sheet.width, height: sheet.height, channels: 3 } }).extract({
    left,
    top,
    width: wide,
    height: tall,
  });
  const image =
    strength === 'careless'
      ? await paper.document.embedJpg(await picture.jpeg({ quality: 60 }).toBuffer())
      : await paper.document.embedPng(await picture.png().toBuffer());
  await image.embed();
  const name = `Im${run.page}`;
  paper.resource(run.page, 'XObject', name, image.ref);
  const place = `${wide / scale} 0 0 ${tall / scale} ${left / scale} ${height - (top + tall) / scale}`;
  const put = `q\n${place} cm\n/${name} Do\nQ`;
  if (strength === 'expert') paper.replace(run, `${below}\n${put}`);
  else paper.append(run.page, put);
  const at = { left: left / scale, top: top / scale, right: (left + wide) / scale, bottom: (top + tall) / scale };
  paper.touch(run.page, at);
}
