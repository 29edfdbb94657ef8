import { parseMoney } from '@vesta/domain/money/parse-money';
import { BANK_BALANCE } from '@vesta/domain/mortgage/vocabulary';
import type { FundFacts, MortgageFacts } from '@vesta/engine/report/input';
import type { ListedRow } from '../documents/rows.ts';
import type { ProofWord } from '../review/proof-words.ts';
import type { Subject } from './load-subject.ts';

const PROOF = 'mortgage_doc';

/**
 * Papers of every kind prove funds, from a gift letter to a depot, and no reader can say that one of them shows a given
 * sum. Until a person has looked, a proof is told and not counted; they say which source it shows.
 */
function proofOf(
  source: string,
  rows: readonly ListedRow[],
  words: readonly ProofWord[],
): Pick<FundFacts, 'proof' | 'papers'> {
  const papers = rows.filter(({ type }) => type === PROOF).map(({ id }) => id);
  const accepted = words.filter((word) => word.source === source && papers.includes(word.documentId));
  if (accepted.length > 0) return { proof: 'accepted', papers: accepted.map(({ documentId }) => documentId) };
  // A paper that was looked at and shows something else says nothing about this source.
  const open = papers.filter((id) => !words.some(({ documentId }) => documentId === id));
  return { proof: open.length === 0 ? 'none' : 'unread', papers: open };
}

/** What was said about the property and the loan; null where nobody buys. */
export function mortgageFactsOf(
  { kind, answers, region }: Subject,
  rows: readonly ListedRow[],
  words: readonly ProofWord[],
): MortgageFacts | null {
  const info = answers.mortgage_info;
  if (kind !== 'mortgage' || !info) return null;
  return {
    identifiedProperty: info.identified_property,
    propertyType: info.property_type,
    needFinancing: info.need_financing,
    propertyValue: parseMoney(info.property_value, region),
    loanAmount: parseMoney(info.loan_amount, region),
    wishedTerm: info.loan_term ?? null,
    sources: info.sources_of_fund.map(({ source, amount }) => ({
      source,
      amount: parseMoney(amount, region),
      // The balance shows on the statements themselves.
      ...(source === BANK_BALANCE ? { proof: 'none' as const, papers: [] } : proofOf(source, rows, words)),
    })),
  };
}
