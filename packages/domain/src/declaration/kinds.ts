export const declarationKinds = ['confirmation', 'questionnaire', 'mortgage'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** Raised whenever the wording that is declared changes its meaning; a test remembers which words belong to which. */
export const declarationTextVersions: Record<DeclarationKind, string> = {
  confirmation: '1',
  questionnaire: '5',
  mortgage: '2',
};
