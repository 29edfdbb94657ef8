import { exifOf } from '../../evidence/picture/exif.ts';
import { openPixels } from '../../evidence/picture/open-pixels.ts';
import { type Raster, shrunk } from '../../evidence/raster/raster.ts';
import type { Patch } from './blocks.ts';
import { type Clone, clonesIn, isDrawn } from './clones.ts';
import { copiedPieces } from './copies/copied-pieces.ts';
import { crispPatches } from './crispness/crisp-patches.ts';
import { metadataBlocks } from './metadata-blocks.ts';
import { stillPatches } from './noise.ts';
import { packedQuality } from './packed-quality.ts';
import { type PictureMarks, pictureMarks } from './picture-marks.ts';
import { picturePrint } from './picture-print.ts';
import { unevenPatches } from './recompression.ts';
import { showsScreenGrid } from './screen-grid.ts';
import { meanGray, textSharpness } from './sharpness.ts';

/** What a second, closer look at a picture tells. Places are in the picture's own pixels, upright. */
export interface PictureTraces {
  /** 0 is black, 255 white. */
  readonly meanGray: number;
  /** Of the band with the most writing; small is blurred. */
  readonly sharpness: number;
  readonly marks: PictureMarks;
  /** Its look, to know copies by; null for a picture of nothing. */
  readonly print: string | null;
  /** Null where the picture does not let it be told. */
  readonly uneven: readonly Patch[] | null;
  readonly clones: readonly Clone[] | null;
  /** Pieces without the noise that lies over the rest of a photograph. */
  readonly still: readonly Patch[] | null;
  /** Pieces drawn more sharply than the lens drew the rest. */
  readonly crisp: readonly Patch[] | null;
  readonly showsScreenGrid: boolean | null;
}

/** Larger pictures are looked at for light and sharpness only. */
const MOST_PIXELS = 16_000_000;
const SHARPNESS_SIDE = 1600;

async function grayOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await openPixels(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 1) return { width, height, pixels: data };
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, i) => data[i * channels] ?? 0) };
}

/** Copies that are still exact, or else those that were packed again since, as everything in a JPEG was. */
function copiesIn(raster: Raster, isJpeg: boolean): readonly Clone[] | null {
  if (isJpeg) return isDrawn(raster) ? null : (copiedPieces(raster) ?? []);
  const exact = clonesIn(raster);
  if (exact === null || exact.length > 0) return exact;
  return copiedPieces(raster) ?? exact;
}

/** Looks for traces of later hands; null where the pixels cannot be read. */
export async function pictureTraces(bytes: Uint8Array, mostPixels = MOST_PIXELS): Promise<PictureTraces | null> {
  try {
    const meta = await openPixels(bytes).metadata();
    if (meta.width * meta.height > mostPixels * 4) return null;
    const raster = await grayOf(bytes);
    const isWorkable = raster.width * raster.height <= mostPixels;
    const small = shrunk(raster, Math.floor(Math.max(raster.width, raster.height) / SHARPNESS_SIDE));
    return {
      meanGray: meanGray(small),
      sharpness: textSharpness(small),
      marks: pictureMarks(metadataBlocks(bytes), exifOf(meta.exif).software),
      print: picturePrint(small),
      uneven: isWorkable && meta.format === 'jpeg' ? await unevenPatches(raster, packedQuality(bytes)) : null,
      clones: isWorkable ? copiesIn(raster, meta.format === 'jpeg') : null,
      still: isWorkable && meta.format === 'jpeg' ? stillPatches(raster) : null,
      crisp: isWorkable && meta.format === 'jpeg' ? crispPatches(raster) : null,
      showsScreenGrid: isWorkable ? showsScreenGrid(raster) : null,
    };
  } catch {
    // Cut short or not what its header says: the reading of the file has said so already.
    return null;
  }
}
