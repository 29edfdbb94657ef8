import { agenda } from './agenda.ts';
import { centroPaghe } from './centro-paghe.ts';
import { inaz } from './inaz.ts';
import { tarif } from './tarif.ts';

/** Drawn last and kept apart, to measure a reader on layouts that it was not written for. Do not tune one to them. */
export const lateItalianPayslips = [centroPaghe, inaz] as const;
export const lateGermanPayslips = [tarif, agenda] as const;
