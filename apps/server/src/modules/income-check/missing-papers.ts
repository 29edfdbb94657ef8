import { identityProblem } from '@vesta/domain/documents/bank-identity';
import { demandsOf, missingDemands, notDueYet } from '@vesta/domain/documents/demands';
import type { MissingDocument } from '@vesta/domain/documents/income-check';
import { paperNameOf } from '@vesta/domain/documents/paper-name';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { Language } from '@vesta/domain/languages';
import { documentWords, inWords } from '../documents/words.ts';
import { monthsOf } from './months-of.ts';
import type { Occupied } from './supported-documents.ts';

type Gap = Pick<MissingDocument, 'alternatives' | 'message_key' | 'data'>;

const told = (gap: Gap, language: Language, blocker = true): MissingDocument => ({
  ...gap,
  message: inWords(language, gap),
  blocker,
  rule: null,
  months: [],
  document_id: null,
});

/** Identity papers are no part of a rapid application; elsewhere nobody gets by without. */
function missingIds(documents: readonly DocumentRecord[], { applicationType, region }: Occupied): Gap[] {
  const problem = applicationType === 'rapid' ? null : identityProblem(documents, region);
  return problem ? [{ alternatives: ['national_id'], message_key: problem, data: {} }] : [];
}

/** Papers of which there is none that can be used. */
export function missingPapers(
  documents: readonly DocumentRecord[],
  occupied: Occupied,
  language: Language,
): MissingDocument[] {
  const gapOf = (alternatives: DocumentType[], key = 'IncomeCheck.Missing'): Gap => {
    const [only] = alternatives;
    if (only === 'bank_statement' && alternatives.length === 1) {
      const required = monthsOf(only, occupied.employmentStatus) ?? 0;
      return { alternatives, message_key: 'BankAccts.Error.Missing', data: { required } };
    }
    const names = alternatives.map((type) =>
      documentWords(language, `IncomeCheck.DocumentTypes.${paperNameOf(type, occupied)}`),
    );
    const data = { papers: names.join(', '), count: alternatives.length };
    return { alternatives, message_key: key, data };
  };
  const demands = demandsOf(occupied);
  const demanded = missingDemands(documents, demands).map(({ alternatives }) => gapOf([...alternatives]));
  const perhaps = notDueYet(documents, demands).map(({ alternatives }) =>
    gapOf([...alternatives], 'IncomeCheck.FirstYear'),
  );
  return [
    ...[...missingIds(documents, occupied), ...demanded].map((gap) => told(gap, language)),
    // Whoever worked elsewhere before has one: it is asked for, and nobody is kept without.
    ...perhaps.map((gap) => told(gap, language, false)),
  ];
}
