import { requiredSides } from '@vesta/domain/documents/id-papers';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useFormatter, useTranslations } from 'use-intl';
import { factOf, textFact } from '../documents/fact-of.ts';
import { useFactText } from '../documents/use-fact-text.ts';
import { wholeMonth } from './whole-month.ts';

/** What says no more than that it is a paper. */
const NAMELESS: readonly string[] = ['unknown', 'other'];

const FORMS_BY_ISSUE = ['cu', 'modello_730'] as const;

export interface DocumentTitle {
  title: string;
  sub: string | null;
  /** The file's name where the title is not already that. */
  fileName: string | undefined;
}

/** What a paper is called: by what was found on it once it is read, by its file until then. */
export function useDocumentTitle() {
  const t = useTranslations();
  const format = useFormatter();
  const text = useFactText();

  function payslip(reading: DocumentReading): Pick<DocumentTitle, 'title' | 'sub'> | null {
    const period = textFact(reading, 'period');
    const employer = textFact(reading, 'employer_name');
    const net = factOf(reading, 'net');
    if (!period) return null;
    const amount = typeof net === 'number' ? text('money', net) : null;
    return {
      title: text('month', period),
      sub: employer && amount ? t('IncomeCheck.Net', { employer, amount }) : (employer ?? amount),
    };
  }

  function statement(
    reading: DocumentReading,
    { bank, source, name: called }: DocumentRecord,
  ): Pick<DocumentTitle, 'title' | 'sub'> | null {
    const [from, to] = [textFact(reading, 'period_start'), textFact(reading, 'period_end')];
    if (!from || !to) return null;
    // Several accounts of one connection cover the same days: their numbers tell them apart.
    if (source !== 'upload') {
      const period = t('IncomeCheck.Period', { from: text('day', from), to: text('day', to) });
      return { title: called, sub: t('IncomeCheck.Statement', { bank: period, count: reading.bookings }) };
    }
    const name = textFact(reading, 'bank') ?? bank ?? t('Papers.bank_statement');
    const month = wholeMonth(from, to);
    return {
      title: month ? text('month', month) : t('IncomeCheck.Period', { from: text('day', from), to: text('day', to) }),
      sub: t('IncomeCheck.Statement', { bank: name, count: reading.bookings }),
    };
  }

  function fiscal(reading: DocumentReading, { type }: DocumentRecord): Pick<DocumentTitle, 'title' | 'sub'> | null {
    const year = factOf(reading, 'tax_year');
    if (typeof year !== 'number') return null;
    // A year is a name, not a quantity: no language groups its digits.
    // Italian forms go by the year in which they are issued, and tell of the year before.
    const form = FORMS_BY_ISSUE.find((one) => one === reading.document_type);
    const name = form ?? (type === 'cud' ? 'cud' : 'fiscal_doc');
    const title = t(`IncomeCheck.Titles.${name}`, { year: String(year), issued: String(year + 1) });
    return { title, sub: textFact(reading, 'payer_name') ?? textFact(reading, 'employer_name') };
  }

  const contract = (reading: DocumentReading): Pick<DocumentTitle, 'title' | 'sub'> => ({
    title: t('Papers.work_contract'),
    sub: textFact(reading, 'employer_name'),
  });

  const byType: Partial<Record<DocumentType, typeof statement>> = {
    payslip,
    bank_statement: statement,
    fiscal_doc: fiscal,
    cud: fiscal,
    work_contract: contract,
  };

  function identity({ recognised }: DocumentRecord): Pick<DocumentTitle, 'title' | 'sub'> | null {
    if (!recognised?.id_type) return null;
    const paper = t(`IdUpload.Found.${recognised.id_type}`);
    const sides = format.list(recognised.sides.map((side) => t(`IdUpload.Sides.${side}`)));
    const isOnePage = requiredSides[recognised.id_type].length === 1;
    return { title: sides && !isOnePage ? t('IdUpload.FoundSides', { paper, sides }) : paper, sub: null };
  }

  /** What the paper was found to be, where nothing on it names this one among its like. */
  function found(reading: DocumentReading | undefined): string | null {
    const key = `PaperTypes.${reading?.document_type}` as 'PaperTypes.payslip';
    return reading?.document_type && !NAMELESS.includes(reading.document_type) && t.has(key) ? t(key) : null;
  }

  return (document: DocumentRecord, reading: DocumentReading | undefined): DocumentTitle => {
    const named =
      document.type === 'national_id'
        ? identity(document)
        : reading && (byType[document.type]?.(reading, document) ?? null);
    if (named) return { ...named, fileName: named.title === document.name ? undefined : document.name };
    const kind = found(reading);
    if (document.description) return { title: document.description, sub: kind, fileName: document.name };
    if (kind) return { title: kind, sub: null, fileName: document.name };
    return { title: document.name, sub: null, fileName: undefined };
  };
}
