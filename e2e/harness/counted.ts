import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { chooses, type HandedFile } from './papers.ts';
import { rawCodes } from './raw-codes.ts';

/** A folder for a picture of every screen. */
const PICTURES = process.env.WALKS_PICTURES;

/** What a walk costs a person: screens that come up, taps, and fields that are typed. */
export class Counted {
  readonly screens: string[] = [];
  readonly typed: string[] = [];
  /** Words of machines that a screen showed. */
  readonly raw: string[] = [];
  taps = 0;

  /** A page or a dialog that asks for something or is there to be read. */
  async sees(name: string, place: Locator): Promise<void> {
    await place.first().waitFor();
    this.screens.push(name);
    this.raw.push(...(await rawCodes(place.page())).map((text) => `${name}: ${text}`));
    if (PICTURES)
      await place.page().screenshot({ path: join(PICTURES, `${this.screens.length}-${name}.png`), fullPage: true });
  }

  async presses(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async ticks(target: Locator): Promise<void> {
    this.taps += 1;
    await target.check({ force: true });
  }

  /** A field is tapped and typed; one that has the focus already is only typed. */
  async types(name: string, field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement))) this.taps += 1;
    this.typed.push(name);
    await field.fill(text);
    // Left as by a tap beside it; a code that is complete sends itself, and its field may be gone by then.
    await field.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  /** Files are taken together in the phone's own dialog: one tap opens it, one takes them. */
  async hands(button: Locator, files: HandedFile[]): Promise<void> {
    this.taps += 2;
    await chooses(button, files);
  }
}
