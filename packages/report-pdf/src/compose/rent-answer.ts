import {
  type MonthlyAffordability,
  SLIDER_CEILING_BEFORE_RENT,
  SLIDER_MARKER_MAX,
  SLIDER_ORANGE_ABOVE,
} from '@vesta/domain/report/affordability';
import type { RentTogether, ShownLabel } from '@vesta/domain/report/rent-together';
import type { Tone } from '../paper/paper-check.ts';
import type { PaperAnswer, PaperSlider } from '../paper/report-paper.ts';
import type { Writer } from './writer.ts';

/** The ceiling stands at the end of the scale, unless the rent lies beyond it. */
const END = 100;

const tones: Record<ShownLabel, Tone> = {
  sustainable: 'passed',
  borderline: 'noted',
  above: 'error',
  guaranteed: 'passed',
  range_only: 'inconclusive',
  unknown: 'inconclusive',
};

function sliderOf(rent: MonthlyAffordability, label: ShownLabel, w: Writer): PaperSlider | null {
  const { value, min, max, percentage } = rent;
  if (value === null || min === null || max === null || value === 0) return null;
  const kind = rent.rent_kind ? w.say(`ReportWords.RentKinds.${rent.rent_kind}`) : '';
  const isOver = percentage !== null && percentage > SLIDER_ORANGE_ABOVE;
  const summary = w.say('ReportView.Slider.Summary', { value: w.whole(value), min: w.whole(min), max: w.whole(max) });
  const place =
    rent.rent === null
      ? ''
      : w.say(isOver ? 'ReportView.Slider.RentAbove' : 'ReportView.Slider.RentBelow', { rent: w.whole(rent.rent) });
  return {
    alt: w.alt(`${summary} ${place}`.trim()),
    marker: percentage === null || rent.rent === null ? null : Math.min(percentage, SLIDER_MARKER_MAX),
    isOver,
    isCarried: tones[label] === 'passed',
    cautiousAt: (min / value) * SLIDER_ORANGE_ABOVE,
    recommendedAt: SLIDER_ORANGE_ABOVE,
    ceilingAt: rent.rent !== null && rent.rent > max ? SLIDER_CEILING_BEFORE_RENT : END,
    rent: w.whole(rent.rent),
    rentLabel: kind,
    cautious: w.whole(min),
    cautiousLabel: w.say('ReportView.Slider.Cautious'),
    recommended: w.whole(value),
    recommendedLabel: w.say('ReportView.Slider.Recommended'),
    ceiling: w.whole(max),
    ceilingLabel: w.say('ReportView.Slider.Ceiling'),
  };
}

type Question = Pick<PaperAnswer, 'question' | 'value' | 'unit' | 'tag' | 'sentence' | 'slider' | 'facts'>;

type Answered = Pick<RentTogether, 'affordability' | 'guarantee' | 'label'> & {
  /** What the owner's income alone carries, where the answer is that of several people. */
  readonly alone: { readonly name: string; readonly value: number } | null;
};

/** What a guarantee does for the rent, where the tenants' own income leaves a gap and the guarantor's figures are there. */
function guaranteeWords({ shortfall, room, covered, strong }: RentTogether['guarantee'], w: Writer): string {
  if (!shortfall || covered === null) return '';
  const verdict = covered ? (strong ? 'Strong' : 'Covers') : 'NotCovers';
  const figures = { room: w.money(room), shortfall: w.money(shortfall) };
  return `${w.say(`ReportWords.Guarantee.${verdict}`)} ${w.say('ReportView.Answer.GuarantorRoom', figures)}`;
}

/** What rent is sustainable. */
export function rentAnswer({ affordability: rent, guarantee, label, alone }: Answered, w: Writer): Question {
  const covered = rent.rent_covered > 0 ? w.say('ReportWords.RentCovered', { amount: w.money(rent.rent_covered) }) : '';
  const own = alone ? w.say('ReportPaper.OwnAlone', { name: alone.name, amount: w.whole(alone.value) }) : '';
  return {
    question: w.say('ReportPaper.Question.rent'),
    value: w.whole(rent.value),
    unit: rent.value === null ? '' : w.say('ReportPaper.Unit.rent'),
    tag: { tone: tones[label], word: w.say(`ReportWords.Affordability.${label}`) },
    sentence: [w.say(`ReportWords.AffordabilityText.${label}`), covered, guaranteeWords(guarantee, w), own]
      .filter((words) => words !== '')
      .join(' '),
    slider: sliderOf(rent, label, w),
    facts: [],
  };
}
