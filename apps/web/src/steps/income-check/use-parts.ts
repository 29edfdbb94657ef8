import { useTranslations } from 'use-intl';
import type { TallyPart } from '../../ui/tally/tally.tsx';
import type { FiscalType } from './fiscal-section.tsx';
import { type IncomePage, monthsAsked } from './income-page.ts';
import { usePaperPart } from './use-paper-part.ts';
import { useStateWords } from './use-section-words.ts';

export const isFiscal = (type: string): type is FiscalType => type === 'fiscal_doc' || type === 'cud';

/** What the occupation is asked for, by part of the page. */
export function partsOf({ supported }: Pick<IncomePage, 'supported'>) {
  const of = (type: string) => supported.find((paper) => paper.type === type);
  const fiscal = supported.flatMap(({ type }) => (isFiscal(type) ? [type] : []));
  return {
    payslip: of('payslip'),
    workContract: of('work_contract'),
    bankStatement: of('bank_statement'),
    fiscal,
    /** Whoever does not work shows the letter of whoever pays, in the place of tax papers. */
    isLetter: supported.some(({ key }) => key.endsWith('.income_letter')),
    isFiscalOptional: fiscal.length === 1 && Boolean(fiscal[0] && of(fiscal[0])?.is_ORed),
    other: of('other'),
  };
}

/** The line of parts at the head of the page, with the state of each. */
export function useTallyParts(page: IncomePage): TallyPart[] {
  const t = useTranslations('IncomeCheck.Sections');
  const words = useStateWords();
  const { payslip, bankStatement, fiscal, isFiscalOptional, isLetter } = partsOf(page);
  const slips = usePaperPart(page, ['payslip'], monthsAsked(page, 'payslip', payslip?.months ?? null));
  const taxes = usePaperPart(page, ['fiscal_doc', 'cud'], null);
  const account = usePaperPart(page, ['bank_statement'], bankStatement?.months ?? null);
  const part = (href: string, name: string, { state, gaps }: typeof slips, isOptional = false): TallyPart => ({
    href: `#${href}`,
    name,
    state,
    stateText: words(state, gaps, isOptional),
  });
  return [
    ...(payslip ? [part('payslip', t('payslip.Name'), slips)] : []),
    ...(fiscal.length > 0
      ? [part('fiscal', t(isLetter ? 'letter.Name' : 'fiscal.Name'), taxes, isFiscalOptional)]
      : []),
    ...(bankStatement ? [part('bank_statement', t('bank_statement.Name'), account)] : []),
  ];
}
