import papers from './papers.svg?no-inline';

const UPRIGHT = [38, 48] as const;
const LYING = [46, 34] as const;

const SIZES = {
  payslip: UPRIGHT,
  bank: UPRIGHT,
  fiscal: UPRIGHT,
  contract: UPRIGHT,
  other: UPRIGHT,
  passport: UPRIGHT,
  'id-front': LYING,
  'id-back': LYING,
  'id-front-l': [138, 96],
  'id-back-l': [138, 96],
  'passport-l': [138, 96],
  'paper-id-l': [138, 96],
  'paper-id-inside-l': [138, 96],
  'fiscal-card-l': [138, 96],
  brackets: [60, 40],
} as const;

export type PaperName = keyof typeof SIZES;

export const PAPER_NAMES = Object.keys(SIZES) as PaperName[];

/** A small drawing of the paper that is asked for or was given; the words beside it say which. */
export function PaperDrawing({
  name,
  scale = 1,
  className,
}: {
  name: PaperName;
  scale?: number;
  className?: string | undefined;
}) {
  const [width, height] = SIZES[name];
  return (
    <svg
      className={className}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <use href={`${papers}#${name}`} width={width} height={height} />
    </svg>
  );
}
