import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { mayContradict } from '../../documents/certainty.ts';
import { zoneRowsOn } from '../../documents/identity/mrz/find-zone.ts';
import { parseZone } from '../../documents/identity/mrz/parse-zone.ts';
import type { Reading } from '../../documents/reading.ts';
import { textOf } from '../../documents/recognise/page-text.ts';
import { amends } from '../../documents/work-contract/amends.ts';
import type { Page } from '../../evidence/page.ts';
import type { PaperNotes, PrintedText } from '../../papers/paper-notes.ts';
import { announcedNames } from '../identifiers/announced-names.ts';
import { fiscalCodeOn, namesOn } from '../identifiers/holder.ts';
import { showsNameOf } from '../identifiers/name-of-code.ts';
import { isBeside, wrongIbansOn } from '../identifiers/printed-ibans.ts';
import { wrongDaysOn } from '../identity/witnessed-zone.ts';
import { wrongContributions } from '../payslip/it/contribution-rows.ts';
import { wrongPayRows } from '../payslip/pay-rows.ts';
import { yearFigures } from '../payslip/year-figures.ts';
import { hasLostBookings } from '../statement/ground/bookings-lost.ts';
import { impossibleDaysOn } from '../statement/ground/impossible-days.ts';
import { listHeads } from '../statement/ground/list-heads.ts';

const receipts: readonly RegExp[] = [
  /ricevuta.{0,80}(?:rinnovo|rilascio|permesso di soggiorno|assicurata)/,
  /rinnovo.{0,60}permesso di soggiorno.{0,80}ricevuta/,
  /fiktionsbescheinigung/,
];

const saysReceipt = (page: Page): boolean => {
  const text = textOf(page);
  return receipts.some((receipt) => receipt.test(text));
};

/** Sickness, motherhood, accidents and short time, which the institute pays through the employer. */
const byInstitute =
  /\b(?:malatt\w*|matern\w*|patern\w*|infortun\w*|congedo|cassa integrazione|cig[os]?|f\.?i\.?s\.? (?:a carico|anticip)|allattamento|l\.? ?104|donazione|indenn\w* (?:a carico )?inps|anticip\w* (?:c\/|conto )?inps|conguaglio inps)\b/;

const saysInstitute = (page: Page): boolean => byInstitute.test(textOf(page));

/**
 * Digits that are wrong in print. Letters read from pixels may be misread, so those prove nothing; a text layer says
 * exactly what stands there.
 */
function wrongDigits(pages: readonly Page[]): readonly string[] {
  for (const rows of pages.filter(({ origin }) => origin === 'text').flatMap((page) => zoneRowsOn(page))) {
    const zone = parseZone(rows.map(({ letters }) => letters.map(({ letter }) => letter).join('')));
    const wrong = Object.entries(zone?.checks ?? {}).flatMap(([name, right]) => (right ? [] : [name]));
    if (wrong.length > 0) return wrong;
  }
  return [];
}

/** Of papers that print a text only: a letter misread makes any name another one. */
function codeWithoutName(reading: Reading, all: readonly Page[]): readonly string[] {
  const code = fiscalCodeOn(reading)?.code;
  const pages = all.filter(({ number, words }) => reading.pages.includes(number) && words.length > 0);
  if (pages.length === 0) return [];
  // A name that stands where names stand is held against the code by itself.
  const isNamed = mayContradict(namesOn(reading));
  if (!code || !hasRightCheckCharacter(code) || isNamed || pages.some(({ origin }) => origin !== 'text')) return [];
  // The sheets of a return name their person once, on a sheet that may be bound with them as a paper of its own.
  const printed = all.filter(({ words, origin }) => words.length > 0 && origin === 'text');
  return showsNameOf(code, printed) ? [] : [code];
}

/** One that stands among the bookings is that of somebody who was paid, taken where the paper's own cannot exist. */
const hasOwnIban = ({ fields: { iban }, transactions }: Reading): boolean =>
  !!iban && !transactions.some((one) => isBeside(one, iban));

const BANK = /^(?:DE\d{2}(\d{8})|IT\d{2}[A-Z](\d{5}))/;
const bankIn = (iban: string): string | null => {
  const match = BANK.exec(iban);
  return match?.[1] ?? match?.[2] ?? null;
};

/**
 * Accounts that cannot exist. Beside one that can, only such as belong to the paper as well: of the same bank, or printed
 * on it again and again. Others are those of people who were paid.
 */
function wrongIbansOf(pages: readonly Page[], readings: readonly Reading[]): readonly PrintedText[] {
  const wrong = pages.flatMap(wrongIbansOn);
  if (wrong.length === 0 || !readings.some(hasOwnIban)) return wrong;
  const banks = readings.flatMap(({ fields: { iban } }) => bankIn(String(iban?.value ?? '')) ?? []);
  return wrong.filter(
    ({ text }) => banks.includes(bankIn(text) ?? '') || wrong.filter((other) => other.text === text).length > 1,
  );
}

/** Notes are taken of the papers that some rule asks them of: most files have none. */
export function notesOf(pages: readonly Page[], readings: readonly Reading[]): PaperNotes {
  const isOther = readings.every(({ kind }) => kind === 'other');
  const isIdentity = readings.some(({ kind }) => kind === 'identity_document');
  const codesWithoutName = readings.flatMap((reading) => codeWithoutName(reading, pages));
  const otherNames = codesWithoutName.length > 0 ? announcedNames(pages) : [];
  const wrongZoneDays = isIdentity ? pages.filter(({ origin }) => origin === 'ocr').flatMap(wrongDaysOn) : [];
  const isItalianSlip = readings.some(({ kind, country }) => kind === 'payslip' && country === 'IT');
  const wrongRows = isItalianSlip ? pages.flatMap(wrongContributions) : [];
  const payRows = readings.some(({ kind }) => kind === 'payslip') ? pages.flatMap(wrongPayRows) : [];
  const ofYear = readings.flatMap((reading) => yearFigures(pages, reading));
  const contracts = readings.filter(({ kind }) => kind === 'work_contract');
  const amendsContract = contracts.some((reading) =>
    amends(pages.filter(({ number }) => reading.pages.includes(number))),
  );
  const isStatement = readings.some(({ kind }) => kind === 'bank_statement');
  const impossible = isStatement ? pages.flatMap(impossibleDaysOn) : [];
  const isLost = readings.some(({ transactions }) => hasLostBookings(transactions, pages));
  const heads = readings.flatMap((reading) => listHeads(pages, reading));
  return {
    isRenewalReceipt: isOther && pages.some(saysReceipt),
    wrongZoneDigits: isIdentity ? wrongDigits(pages) : [],
    ...(wrongZoneDays.length > 0 ? { wrongZoneDays } : {}),
    wrongIbans: wrongIbansOf(pages, readings),
    codesWithoutName,
    ...(otherNames.length > 0 ? { otherNames } : {}),
    ...(wrongRows.length > 0 ? { wrongContributions: wrongRows } : {}),
    ...(payRows.length > 0 ? { wrongPayRows: payRows } : {}),
    ...(ofYear.length > 0 ? { yearFigures: ofYear } : {}),
    ...(isItalianSlip && pages.some(saysInstitute) ? { paysForInstitute: true } : {}),
    ...(impossible.length > 0 ? { impossibleDays: impossible } : {}),
    ...(amendsContract ? { amendsContract } : {}),
    ...(heads.length > 0 ? { listHeads: heads } : {}),
    ...(isLost ? { hasLostBookings: true } : {}),
  };
}
