import type { ReadFinding } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useTranslations } from 'use-intl';
import { Facts } from '../../ui/facts/facts.tsx';
import { useFactText } from '../documents/use-fact-text.ts';
import { useReading } from '../documents/use-reading.ts';

/** So many values say enough; all of them stand in what was read. */
const SHOWN = 5;

const lastPart = (key: string) => key.slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(':')) + 1);

/** Values that a check of this outcome looked at. */
const valuesOf = (findings: readonly ReadFinding[], isMeant: (finding: ReadFinding) => boolean): Set<string> =>
  new Set(findings.filter(isMeant).flatMap(({ working }) => working.map(({ what }) => what)));

/** What was read from an identity paper; a value that agrees with what was entered has a tick. */
export function IdFacts({ document }: { document: DocumentRecord }) {
  const t = useTranslations('Card');
  const text = useFactText();
  const { data } = useReading(document.id, document.isParsed && !document.hasError);
  if (!data || data.facts.length === 0) return null;
  const confirmed = valuesOf(data.findings, ({ outcome }) => outcome === 'passed');
  // Both sides of a card may agree with each other and not with what was entered.
  const doubted = valuesOf(data.findings, ({ outcome }) => outcome !== 'passed');
  const facts = data.facts.slice(0, SHOWN).map(({ key, label, kind, value, corrected }) => ({
    label,
    value: text(kind, corrected ?? value, key),
    verified: confirmed.has(lastPart(key)) && !doubted.has(lastPart(key)),
  }));
  return <Facts facts={facts} verifiedLabel={t('Verified')} />;
}
