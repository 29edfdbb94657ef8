/** What a report stands on, in the order in which a hurried reader asks: who, is it theirs, does it add up, is it real. */
export const essentials: readonly string[] = [
  'R_ID_NAME_MATCH',
  'R_X_PAYSLIP_NET_IN_BANK',
  'R_PDF_ORIGINAL',
  'R_BANK_RUNNING_BALANCE',
  'R_PAYSLIP_SUMS',
  'R_BANK_HOLDER_MATCH',
  'R_PAYSLIP_NAME_MATCH',
  'R_ID_MRZ_CHECKDIGITS',
  'R_ID_EXPIRED',
  'R_BANK_COVERAGE_3M',
  'R_BANK_COVERAGE_6M',
  'R_PAYSLIP_EMPLOYER_MATCH',
  'R_TAX_CF_MATCH',
];

/** About the file itself, which speaks for nobody's income or name. */
const aboutFiles = /^R_(?:FILE|PDF|IMG)_/;

export const checkGroups = ['essential', 'papers', 'files'] as const;
/** What a check is about, in the order in which a reader needs it. */
export type CheckGroup = (typeof checkGroups)[number];

export function checkGroupOf(rule: string): CheckGroup {
  if (essentialRank(rule) !== null) return 'essential';
  return aboutFiles.test(rule) ? 'files' : 'papers';
}

/** How much a reader needs a check, the least number most: the essentials, then what a paper says, then its file. */
export const checkWeight = (rule: string): number =>
  essentialRank(rule) ?? essentials.length + (aboutFiles.test(rule) ? 1 : 0);

/** Its place among the essentials; null for everything else. */
export function essentialRank(rule: string): number | null {
  const rank = essentials.indexOf(rule);
  return rank < 0 ? null : rank;
}
