import type { Page } from '../../evidence/page.ts';
import { amountBeside } from '../fiscal/ground/cell-figures.ts';
import { dayNear } from '../fiscal/ground/day-near.ts';
import { fiscalCodesIn } from '../fiscal/ground/identifiers.ts';
import { italianPerson } from '../fiscal/ground/italian-person.ts';
import { nameByCode } from '../fiscal/ground/name-by-code.ts';
import { yearOfDay } from '../fiscal/ground/year.ts';
import type { FieldsOf, Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { type Line, linesOfAll } from '../recognise/page-text.ts';

const declares = /dichiarant|sottoscri(?:tt|zion)|presentata (?:in data .{8,20} )?da\b|richiedent/;
const household = /nucleo familiare|componenti(?: del nucleo)?/;

/** The codes that the rows with these words hold, and those right below them. */
function codesAt(lines: readonly Line[], words: RegExp): Found<string> | null {
  for (const reach of [0, 1, 2]) {
    const near = lines.filter((_, at) => reach <= at && words.test(lines[at - reach]?.text ?? ''));
    const [code] = fiscalCodesIn(near);
    if (code) return foundFrom(code.value, code.words);
  }
  return null;
}

/** How many live together: as it is said, else as many codes as are listed under the household. */
function membersOf(lines: readonly Line[]): Found<number> | null {
  for (const line of lines) {
    const said =
      /(?:numero|n\.) (?:di |dei )?componenti(?: (?:del |il )?nucleo(?: familiare)?)?:? (\d{1,2})\b|nucleo(?: familiare)?(?: composto da| di)?:? (?:n\. ?)?(\d{1,2})(?= (?:componenti|persone|membri)\b)/.exec(
        line.text,
      );
    const count = said?.[1] ?? said?.[2];
    if (said && count) {
      const end = said.index + said[0].length;
      return foundFrom(Number(count), line.wordsAt(end - count.length, end));
    }
  }
  const from = lines.findIndex(({ text }) => household.test(text) && text.length < 60);
  const listed = from < 0 ? [] : fiscalCodesIn(lines.slice(from));
  const members = listed.filter(({ value }, at) => listed.findIndex((other) => other.value === value) === at);
  const [first] = members;
  return first ? foundFrom(members.length, first.words, 0.8) : null;
}

/** Of several reckonings for several ends the ordinary one counts. */
function worth(lines: readonly Line[]): Found<number> | null {
  return (
    amountBeside(lines, /isee ordinario(?: del nucleo familiare)?|(?:valore|importo) (?:dell')?isee/) ??
    amountBeside(
      lines,
      /economica equivalente(?: \(?isee\)?)?|(?:^|\s)isee(?: corrente| ordinario)?(?= ?[:=€]| \d| euro|$)/,
    )
  );
}

/** What an attestation says of a household: what it is worth, whose declaration that rests on, and until when it holds. */
export function isee(pages: readonly Page[]): FieldsOf<'isee'> {
  const lines = linesOfAll(pages);
  const code = codesAt(lines, declares);
  const only = italianPerson(lines);
  // The declaration it rests on was handed in some days before.
  const issued =
    dayNear(lines, /rilasciat[ao] (?:in data|il)|data (?:di |del )?rilascio/) ??
    dayNear(
      lines,
      /presentata (?:in data|il)|sottoscri(?:tta|zione)(?: in data| il)?|data (?:di )?(?:presentazione|sottoscrizione)/,
    );
  const until = dayNear(
    lines,
    /valid[ao] (?:fino al|sino al|al)|(?:data (?:di )?)?scadenza|validita(?:[^0-9]{0,40}\bal)?/,
  );
  return {
    year: yearOfDay(until, issued),
    issue_date: issued,
    expiry_date: until,
    person_name: code ? nameByCode(lines, code.value) : only.name,
    fiscal_id: code ?? only.code,
    household_members: membersOf(lines),
    isee_value: worth(lines),
    ise_value: amountBeside(
      lines,
      /situazione economica \(?ise\b[^)]{0,30}\)?|(?:^|\s)\(?ise\)?(?= ?[:€]| \d|$)|situazione economica(?! equivalente)/,
    ),
    income_indicator: amountBeside(lines, /situazione reddituale(?: \(?isr\)?)?|(?:^|\s)isr(?= ?[:€]| \d|$)/),
    wealth_indicator: amountBeside(lines, /situazione patrimoniale(?: \(?isp\)?)?|(?:^|\s)isp(?= ?[:€]| \d|$)/),
  };
}
