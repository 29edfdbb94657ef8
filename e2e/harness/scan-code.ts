import { limits } from '@vesta/engine/evidence/limits';
import { openPicture } from '@vesta/engine/evidence/picture/decode-picture';
import { readCode } from '@vesta/engine/traces/pdf/codes/read-code';
import type { Locator } from 'playwright-core';

/** Holds a camera to the screen: what the square code that is shown there says. */
export async function scanCode(code: Locator): Promise<string> {
  const picture = await openPicture(await code.screenshot(), limits);
  if (typeof picture === 'string') throw new Error(`The picture of the code is ${picture}.`);
  const text = await readCode(await picture.raster(0));
  if (!text) throw new Error('There is no code to be read.');
  return text;
}
