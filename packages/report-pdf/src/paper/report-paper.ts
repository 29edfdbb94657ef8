import type { PaperBlock, PaperTable } from './blocks.ts';
import type { CheckState, PaperCheck, Tone } from './paper-check.ts';

/** Percentages of the width, and the words under the places. */
export interface PaperSlider {
  /** Place in `alts` of what the drawing says. */
  alt: number;
  marker: number | null;
  isOver: boolean;
  /** The rent is sustainable, by the tenants' own income or with a guarantee: what leads up to it is no warning. */
  isCarried: boolean;
  cautiousAt: number;
  recommendedAt: number;
  ceilingAt: number;
  rent: string;
  rentLabel: string;
  cautious: string;
  cautiousLabel: string;
  recommended: string;
  recommendedLabel: string;
  ceiling: string;
  ceilingLabel: string;
}

/** The frame that answers what can be carried, how sure that is, and what was checked. */
export interface PaperAnswer {
  question: string;
  value: string;
  unit: string;
  tag: { tone: Tone; word: string } | null;
  sentence: string;
  slider: PaperSlider | null;
  /** What stands behind the answer where no drawing does. */
  facts: { label: string; value: string }[];
  sureTitle: string;
  sure: { label: string; level: 1 | 2 | 3; word: string }[];
  talliedTitle: string;
  /** One mark per check, or one per outcome with its number. */
  tally: { state: CheckState; count: string | null }[];
  tallyWords: string;
}

export interface PaperSection {
  title: string;
  startsPage: boolean;
  blocks: PaperBlock[];
}

/** A company's own mark. */
export interface PaperLogo {
  format: 'svg' | 'png' | 'jpg';
  bytes: number[];
}

/** Everything that stands on a printed report, as words. The template places it and decides nothing else. */
export interface ReportPaper {
  language: string;
  title: string;
  author: string;
  /** The number that people read out to each other. */
  number: string;
  createdAt: { year: number; month: number; day: number; hour: number; minute: number; second: number };
  brand: { name: string; primary: string; accent: string; logo: PaperLogo | null };
  kind: string;
  recipient: string;
  place: string;
  name: string;
  facts: { label: string; value: string }[];
  verify: { label: string; host: string; link: string; picture: string; alt: number };
  answer: PaperAnswer | null;
  ledgers: (PaperTable & { title: string })[];
  checks: { title: string; rows: PaperCheck[] } | null;
  seal: { ring: string; date: string; title: string; words: string; caution: string; alt: number };
  sections: PaperSection[];
  /** To whom this copy was given, and when; empty on the owner's own. */
  issued: string;
  /** With {page} and {pages}, which only the typesetter knows. */
  pageWords: string;
  /** What drawings say to those who cannot see them. */
  alts: string[];
}
