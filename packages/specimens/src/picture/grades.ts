/** How badly a picture was taken. */
export const grades = ['clean', 'light', 'medium', 'hard'] as const;
export type Grade = (typeof grades)[number];

export interface Wear {
  /** Degrees, either way. */
  readonly turn: number;
  /** Shift of each corner, as a part of the width. */
  readonly perspective: number;
  /** Difference of light between two sides, as a part of full brightness. */
  readonly shade: number;
  /** Brightness of a reflected lamp. */
  readonly glare: number;
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
}

export const wear: Record<Grade, Wear> = {
  clean: { turn: 0.3, perspective: 0.002, shade: 0.03, glare: 0, blur: 0, noise: 1, quality: 92 },
  light: { turn: 2, perspective: 0.012, shade: 0.1, glare: 0, blur: 0.5, noise: 4, quality: 84 },
  medium: { turn: 6, perspective: 0.03, shade: 0.22, glare: 0.18, blur: 0.9, noise: 8, quality: 70 },
  hard: { turn: 14, perspective: 0.06, shade: 0.36, glare: 0.4, blur: 1.5, noise: 14, quality: 50 },
};

export const isGrade = (text: string): text is Grade => (grades as readonly string[]).includes(text);
