import type { Word } from '../../evidence/page.ts';
import { parseDay } from '../../extraction/day-text.ts';
import type { Sheet } from '../../extraction/labels.ts';

/** A month that is told by the name of what it pays. */
interface ExtraMonth {
  readonly period: string;
  readonly words: readonly Word[];
  readonly titled: boolean;
  readonly page: number;
}

const thirteenth =
  /^(?:tredicesima|13\W?(?:ma|a|esima)?|gratifica natalizia)(?: mensilit[aà]['’]?)?(?: anno)? ?[-/]? ?(20\d{2})$/i;
const fourteenth = /^(?:quattordicesima|14\W?(?:ma|a|esima)?)(?: mensilit[aà]['’]?)?(?: anno)? ?[-/]? ?(20\d{2})$/i;
const MOST_WORDS = 4;
/** Contracts pay the fourteenth in one of these. */
const ofFourteenth = /^\d{4}-0[67]$/;

/** The only month in which a day follows the word for when the pay arrives. */
function monthPaidIn(sheets: readonly Sheet[]): string | null {
  const months = sheets.flatMap(({ rows }) => {
    const texts = rows.map(({ words }) => words.map(({ text }) => text).join(' '));
    return texts.flatMap((text, at) => {
      const isCaption = /\bvaluta\b|accreditat\w+ il|data (?:di )?(?:pagamento|accredito)/i.test(text);
      const said = isCaption ? `${text} ${texts[at + 1] ?? ''}` : '';
      return [...said.matchAll(/\d{1,2}[./-]\d{1,2}[./-]\d{4}/g)].flatMap(([day]) => parseDay(day)?.slice(0, 7) ?? []);
    });
  });
  return new Set(months).size === 1 ? (months[0] ?? null) : null;
}

/** A slip of nothing but an extra month names the year alone: the thirteenth is paid in December, the other by its day. */
export function extraMonths(sheets: readonly Sheet[]): ExtraMonth[] {
  const paid = monthPaidIn(sheets);
  return sheets.flatMap((sheet) =>
    sheet.rows.flatMap(({ words }) =>
      words.flatMap((_, from) =>
        Array.from({ length: MOST_WORDS }, (__, count) => words.slice(from, from + count + 1)).flatMap((run) => {
          const text = run.map((word) => word.text).join(' ');
          const [of13, of14] = [thirteenth.exec(text)?.[1], fourteenth.exec(text)?.[1]];
          const isPaid = of14 && paid?.startsWith(of14) && ofFourteenth.test(paid);
          const period = of13 ? `${of13}-12` : isPaid ? paid : null;
          return period ? [{ period, words: run, titled: true, page: sheet.page.number }] : [];
        }),
      ),
    ),
  );
}
