import type { ReadFinding } from '@vesta/domain/documents/reading';
import type { Language } from '@vesta/domain/languages';
import { squeezed } from '@vesta/domain/text/fold';
import type { Finding } from '@vesta/engine/checks/finding';
import { rulesBeing } from '@vesta/engine/checks/rules';
import { isUnasked } from '@vesta/engine/checks/unasked';
import type { Explanation } from './explanations.ts';
import { pageBoxOf } from './facts-of.ts';
import { papersMeant, weightOf } from './say-findings.ts';
import type { StoredReading } from './stored-reading.ts';
import { checkHeading, inWords } from './words.ts';

interface Telling {
  readonly explanations: readonly Explanation[];
  readonly language: Language;
  /**
   * Reviewers also see what is kept from owners because it only matters to somebody who decides: what weighs little,
   * and what stayed open. A front has no lines that a machine reads, and a photo no origin; what its owner could do
   * better fails a check of its own (unreadable, cropped, no name found).
   */
  readonly everything?: boolean;
}

const ofOwnersWord = rulesBeing('owners_word');

/** What was printed and what was entered are two words: too little to fail on, and the owner can compare them. */
const tellsApart = ({ level, working }: Finding): boolean =>
  level === 'critical' &&
  working.some(
    ({ expected, found }) =>
      typeof expected === 'string' && typeof found === 'string' && squeezed(expected) !== squeezed(found),
  );

const isForOwner = (finding: Finding): boolean =>
  ({
    failed: weightOf(finding) !== 'silent',
    inconclusive: ofOwnersWord.has(finding.rule) || tellsApart(finding),
    passed: true,
  })[finding.outcome];

/** What the rules say about a paper, for its owner: what speaks against it, and what speaks for it. */
export function findingsOf(
  documentId: string,
  readings: readonly StoredReading[],
  { explanations, language, everything = false }: Telling,
): ReadFinding[] {
  // A reviewer reads about the applicant, whom the same sentences speak to elsewhere.
  const reader = everything ? 'others' : 'owner';
  const pagesOf = (id: string) => readings.find(({ paper }) => paper.id === id)?.pages ?? [];
  const isShown = (finding: Finding): boolean =>
    papersMeant(finding).includes(documentId) && (everything || isForOwner(finding)) && !isUnasked(finding);
  return readings
    .flatMap(({ findings }) => findings)
    .filter(isShown)
    .map((finding) => ({
      rule: finding.rule,
      title: checkHeading(language, finding, reader),
      outcome: finding.outcome,
      level: finding.level,
      blocking: weightOf(finding) === 'always',
      message_key: finding.message,
      message: inWords(language, { message_key: finding.message, data: finding.data }, reader),
      data: { ...finding.data },
      working: finding.working
        .filter(({ paper }) => readings.some((reading) => reading.paper.id === paper))
        .map(({ paper, page, box, what, expected, found }) => ({
          document_id: paper,
          page,
          box: pageBoxOf(pagesOf(paper), page, box),
          what,
          expected,
          found,
        })),
      explanation: explanations.findLast(({ rule }) => rule === finding.rule)?.text ?? null,
    }));
}
