import type { Guarantee, MonthlyAffordability } from '@vesta/domain/report/affordability';
import { shownLabel } from '@vesta/domain/report/rent-together';
import { expect, test } from 'vitest';
import { rentAnswer } from './rent-answer.ts';
import type { Writer } from './writer.ts';

/** Writes keys instead of words. */
const keys = {
  say: (key: string, data?: Record<string, unknown>) => (data ? `${key} ${Object.values(data).join(' ')}` : key),
  whole: (cents: number | null) => String(cents),
  money: (cents: number | null) => String(cents),
  alt: (text: string) => text,
} as unknown as Writer;

const rent = { value: 61_200, min: null, max: null, rent: 107_000, rent_covered: 0 } as MonthlyAffordability;
const answer = (label: MonthlyAffordability['translation_key'], guarantee: Partial<Guarantee>, alone = false) => {
  const affordability = { ...rent, translation_key: label };
  const behind = { shortfall: null, room: 0, covered: null, strong: false, ...guarantee };
  const own = alone ? { name: 'Giulia', value: 61_200 } : null;
  return rentAnswer({ affordability, guarantee: behind, label: shownLabel(affordability, behind), alone: own }, keys);
};

test('REP-07 a guarantee that covers the rent is the answer on paper as well, with its figures', () => {
  const covered = answer('above', { shortfall: 30_800, room: 88_422, covered: true });
  expect(covered.tag).toEqual({ tone: 'passed', word: 'ReportWords.Affordability.guaranteed' });
  expect(covered.sentence).toBe(
    'ReportWords.AffordabilityText.guaranteed ReportWords.Guarantee.Covers ReportView.Answer.GuarantorRoom 88422 30800',
  );
});

test('REP-04 the scale warns only where the rent is not carried, by own income or by a guarantee', () => {
  const scale = { value: 61_200, min: 46_000, max: 74_000, percentage: 88 };
  const isCarried = (label: MonthlyAffordability['translation_key'], covered: boolean) => {
    const affordability = { ...rent, ...scale, translation_key: label };
    const guarantee = { shortfall: 30_800, room: 88_422, covered, strong: false } as Guarantee;
    const shown = shownLabel(affordability, guarantee);
    return rentAnswer({ affordability, guarantee, label: shown, alone: null }, keys).slider?.isCarried;
  };
  expect([isCarried('sustainable', false), isCarried('above', true), isCarried('above', false)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('REP-07 one that does not cover it leaves the answer, and one whose figures are not there says nothing', () => {
  expect(answer('above', { shortfall: 30_800, room: 10_000, covered: false }).sentence).toBe(
    'ReportWords.AffordabilityText.above ReportWords.Guarantee.NotCovers ReportView.Answer.GuarantorRoom 10000 30800',
  );
  expect(answer('above', { shortfall: 30_800 }).sentence).toBe('ReportWords.AffordabilityText.above');
});

test('REP-07 beside what several carry together stands what one income carries', () => {
  expect(answer('sustainable', {}, true).sentence).toBe(
    'ReportWords.AffordabilityText.sustainable ReportPaper.OwnAlone Giulia 61200',
  );
});
