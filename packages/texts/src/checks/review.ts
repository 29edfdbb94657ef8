import type { RuleTexts } from './rule-texts.ts';

/** What is said in place of a check that a person has decided about. */
export const review = {
  /** In the place of what a rule said, once a person has decided. */
  /** In the place of what a rule said, once a person has decided. */
  /** In the place of what a rule said, once a person has decided. */
  REVIEWED: {
    en: {
      title: 'Looked at by a person',
      passed: 'A person has looked at the paper and found this in order.',
      failed: 'A person has looked at the paper and could not accept this.',
      inconclusive: 'A person has looked at the paper and could not settle this.',
    },
    it: {
      title: 'Esaminato da una persona',
      passed: 'Una persona ha esaminato il documento: è in ordine.',
      failed: 'Una persona ha esaminato il documento e non ha potuto accettarlo.',
      inconclusive: 'Una persona ha esaminato il documento e non ha potuto chiarirlo.',
    },
    de: {
      title: 'Von einem Menschen angesehen',
      passed: 'Ein Mensch hat sich die Unterlage angesehen und das für in Ordnung befunden.',
      failed: 'Ein Mensch hat sich die Unterlage angesehen und konnte das nicht anerkennen.',
      inconclusive: 'Ein Mensch hat sich die Unterlage angesehen und konnte das nicht klären.',
    },
  },
} as const satisfies RuleTexts;
