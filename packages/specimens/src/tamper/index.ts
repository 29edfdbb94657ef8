import type { Chance } from '../chance.ts';
import type { Specimen } from '../truth.ts';
import { type Forgery, NothingToForge, type Recipe } from './forgery.ts';
import { addedSalary } from './recipes/added-salary.ts';
import { adjustedTotals } from './recipes/adjusted-totals.ts';
import { afterSigning } from './recipes/after-signing.ts';
import { alteredDate } from './recipes/altered-date.ts';
import { alteredPeriod } from './recipes/altered-period.ts';
import { amountInPlace } from './recipes/amount-in-place.ts';
import { clonedGround } from './recipes/cloned-ground.ts';
import { converterRebuild } from './recipes/converter-rebuild.ts';
import { droppedPage } from './recipes/dropped-page.ts';
import { editorRevision } from './recipes/editor-revision.ts';
import { falseLayer } from './recipes/false-layer.ts';
import { fieldOverAmount } from './recipes/field-over-amount.ts';
import { forgedNet } from './recipes/forged-net.ts';
import { hiddenText } from './recipes/hidden-text.ts';
import { impossibleDates } from './recipes/impossible-dates.ts';
import { laterExpiry } from './recipes/later-expiry.ts';
import { lyingLetters } from './recipes/lying-letters.ts';
import { matchingCredit } from './recipes/matching-credit.ts';
import { mergedPeople } from './recipes/merged-people.ts';
import { noteOverAmount } from './recipes/note-over-amount.ts';
import { otherEmployer } from './recipes/other-employer.ts';
import { otherFiscalCode } from './recipes/other-fiscal-code.ts';
import { otherHolder } from './recipes/other-holder.ts';
import { brokenIban, otherIban } from './recipes/other-iban.ts';
import { otherPortrait } from './recipes/other-portrait.ts';
import { otherSubset } from './recipes/other-subset.ts';
import { pictureOverAmount } from './recipes/picture-over-amount.ts';
import { redrawn } from './recipes/redrawn.ts';
import { removedRows } from './recipes/removed-rows.ts';
import { resavedByEditor } from './recipes/resaved-by-editor.ts';
import { retitledMonth } from './recipes/retitled-month.ts';
import { scanOfAdjusted } from './recipes/scan-of-adjusted.ts';
import { scanOfEdit } from './recipes/scan-of-edit.ts';
import { screenshot } from './recipes/screenshot.ts';
import { shiftedBaseline } from './recipes/shifted-baseline.ts';
import { strippedMetadata } from './recipes/stripped-metadata.ts';
import { swappedFont } from './recipes/swapped-font.ts';
import { touchedUp } from './recipes/touched-up.ts';
import { typedOnScan } from './recipes/typed-on-scan.ts';
import { unseenOriginal } from './recipes/unseen-original.ts';
import { whiteBox } from './recipes/white-box.ts';
import { wipedNames } from './recipes/wiped-names.ts';
import { wrongTotals } from './recipes/wrong-totals.ts';
import { zoneBirthday, zoneDigit } from './recipes/zone-digit.ts';
import type { Strength } from './strength.ts';

/** Every way to tamper, in groups: how it was done, what was changed, what became of the file, pictures. */
export const recipes: readonly Recipe[] = [
  amountInPlace,
  whiteBox,
  swappedFont,
  otherSubset,
  shiftedBaseline,
  touchedUp,
  noteOverAmount,
  fieldOverAmount,
  pictureOverAmount,
  hiddenText,
  unseenOriginal,
  lyingLetters,
  wrongTotals,
  adjustedTotals,
  forgedNet,
  matchingCredit,
  alteredDate,
  alteredPeriod,
  retitledMonth,
  otherHolder,
  brokenIban,
  otherIban,
  otherFiscalCode,
  otherEmployer,
  removedRows,
  addedSalary,
  droppedPage,
  mergedPeople,
  editorRevision,
  resavedByEditor,
  converterRebuild,
  scanOfEdit,
  scanOfAdjusted,
  screenshot,
  falseLayer,
  typedOnScan,
  strippedMetadata,
  wipedNames,
  redrawn,
  impossibleDates,
  afterSigning,
  zoneDigit,
  zoneBirthday,
  otherPortrait,
  clonedGround,
  laterExpiry,
];

export const recipesFor = (specimen: Specimen): Recipe[] =>
  recipes.filter(({ kinds }) => kinds.includes(specimen.truth.kind));

/** The forgery, or nothing where the paper does not show what the recipe would change. */
export async function attempt(
  recipe: Recipe,
  specimen: Specimen,
  strength: Strength,
  chance: Chance,
): Promise<Forgery | null> {
  try {
    return await recipe.forge(specimen, strength, chance);
  } catch (error) {
    if (error instanceof NothingToForge) return null;
    throw error;
  }
}
