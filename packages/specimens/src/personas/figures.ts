import { germanFigures } from './german-figures.ts';
import { italianFigures } from './italian-figures.ts';
import { retiredFigures } from './retired-figures.ts';

/** The figures that every persona's report must show, worked out by hand. */
export const figures = { ...italianFigures, ...germanFigures, ...retiredFigures } as const;
