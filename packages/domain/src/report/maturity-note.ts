import type { MaturityReason, MortgagePart } from './mortgage.ts';

interface NoteSentence {
  readonly key: `MaturityReasons.${MaturityReason}` | 'MaturitySuggested' | 'MaturityNone';
  readonly values: Readonly<Record<string, number>>;
}

/** Which years the figures are for, why these, and which would be suggested: text keys under `ReportWords`. */
export function maturityNote(part: MortgagePart): NoteSentence[] {
  const { judged_maturity: years, maturity_reason: reason, wished_maturity: wished, suggested_maturity: best } = part;
  if (years == null || reason == null) return [];
  const why: NoteSentence = {
    key: `MaturityReasons.${reason}`,
    values: { years, wished: wished ?? years, age: part.age_limit ?? 0 },
  };
  if (wished == null || best === years) return [why];
  return [
    why,
    best === null ? { key: 'MaturityNone', values: {} } : { key: 'MaturitySuggested', values: { suggested: best } },
  ];
}
