/**
 * Everything that a company may write about an applicant. There is no free text: remarks about people have no place
 * here, and equal words for all keep reasons comparable.
 */
export const requestedPapers = [
  'employment-contract',
  'latest-payslips',
  'tax-paper',
  'bank-statements',
  'other-income',
  'guarantor',
] as const;
export type RequestedPaper = (typeof requestedPapers)[number];

export const decisions = ['accept', 'decline'] as const;
export type Decision = (typeof decisions)[number];

export const reasons = [
  'rent-fits',
  'move-in-fits',
  'first-complete',
  'home-taken',
  'rent-above-range',
  'move-in-differs',
  'papers-missing',
  'applicant-withdrew',
] as const;
export type DecisionReason = (typeof reasons)[number];

/** Which reasons go with which decision. */
export const reasonsFor: Readonly<Record<Decision, readonly DecisionReason[]>> = {
  accept: ['rent-fits', 'move-in-fits', 'first-complete'],
  decline: ['home-taken', 'rent-above-range', 'move-in-differs', 'papers-missing', 'applicant-withdrew'],
};

export const notes = ['called', 'viewing-agreed', 'viewed', 'waits-for-owner'] as const;
export type ApplicantNote = (typeof notes)[number];
