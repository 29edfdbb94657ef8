import { agenda } from './agenda.ts';
import { centroPaghe } from './centro-paghe.ts';
import { inaz } from './inaz.ts';
import { tarif } from './tarif.ts';

/** Kept apart: no reader was shown these while it was written, so they tell how it does with strangers. */
export const lateItalianPayslips = [centroPaghe, inaz] as const;
export const lateGermanPayslips = [tarif, agenda] as const;
