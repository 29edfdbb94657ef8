import { changesOf } from '../find/spots.ts';
import { NothingToForge, recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { close } from '../sheet/close.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { statements } from './kinds.ts';

/** A page of bookings left out; the better forgers also correct how many pages there are said to be. */
export const droppedPage = recipe('dropped-page', statements, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const count = paper.sheets.length;
  if (count < 2) throw new NothingToForge('a page to drop');
  const gone = count === 2 ? 2 : chance.between(2, count - 1);
  if (strength !== 'careless') {
    const renumbered = paper.sheets.flatMap(({ number }) => {
      const now = number > gone ? number - 1 : number;
      return [' di ', '/', ' von ', ' / '].map((of) => [`${number}${of}${count}`, `${now}${of}${count - 1}`] as const);
    });
    const feet = changesOf(paper, new Map(renumbered)).filter(({ run }) => run.page !== gone);
    rewriteInPlace(paper, strength === 'careful' ? feet.slice(0, 1) : feet);
  }
  paper.settle();
  paper.document.removePage(gone - 1);
  // What is left to see of it is the seam between the pages around it.
  paper.touchSheet(gone - 1);
  if (gone < count) paper.touchSheet(gone + 1);
  const { bytes, touched } = await close(paper, strength === 'careful' ? 'expert' : strength, chance);
  return { bytes, touched: touched.map((place) => (place.page > gone ? { ...place, page: place.page - 1 } : place)) };
});
