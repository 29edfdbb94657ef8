import type { RegionCode } from '@vesta/domain/regions/codes';
import { umlautsSpelled } from '@vesta/domain/text/fold';
import { fold } from './fold.ts';

/** Names that streets have in nearly every town of the country, the most frequent first. */
const names: Record<RegionCode, readonly string[]> = {
  it: [
    'Via Roma',
    'Via Garibaldi',
    'Via Marconi',
    'Via Mazzini',
    'Via Dante',
    'Via Verdi',
    'Via Cavour',
    'Via Matteotti',
    'Via IV Novembre',
    'Via XXV Aprile',
    'Via Manzoni',
    'Via Aldo Moro',
    'Via Galilei',
    'Via Leonardo da Vinci',
    'Via Gramsci',
    'Via Vittorio Veneto',
    'Via XX Settembre',
    'Via De Gasperi',
    'Via della Repubblica',
    'Via Pascoli',
    'Via Volta',
    'Via Battisti',
    'Via San Francesco',
    'Via della Libertà',
    'Via Torino',
    'Via Milano',
    'Via Trieste',
    'Via Trento',
    'Via Piave',
    'Viale Europa',
    'Viale Kennedy',
    'Viale della Stazione',
    'Corso Italia',
    'Corso Vittorio Emanuele II',
    'Corso Umberto I',
    'Piazza Garibaldi',
    'Piazza della Repubblica',
    'Piazza del Popolo',
    'Piazza Roma',
    'Vicolo del Teatro',
  ],
  de: [
    'Hauptstraße',
    'Bahnhofstraße',
    'Schulstraße',
    'Gartenstraße',
    'Dorfstraße',
    'Bergstraße',
    'Lindenstraße',
    'Kirchstraße',
    'Waldstraße',
    'Ringstraße',
    'Schillerstraße',
    'Goethestraße',
    'Mozartstraße',
    'Beethovenstraße',
    'Friedhofstraße',
    'Feldstraße',
    'Wiesenstraße',
    'Mühlenweg',
    'Birkenweg',
    'Kirchweg',
    'Buchenweg',
    'Ahornweg',
    'Rosenweg',
    'Amselweg',
    'Tannenweg',
    'Eichenweg',
    'Am Sportplatz',
    'Am Bahnhof',
    'Am Markt',
    'Marktplatz',
    'Bahnhofsplatz',
    'Kirchplatz',
    'Marktstraße',
    'Poststraße',
    'Mühlstraße',
    'Blumenstraße',
    'Brunnenstraße',
    'Jahnstraße',
    'Lessingstraße',
    'Neue Straße',
    'Lange Straße',
  ],
};

/** "Hauptstr." and "Hauptstrasse" are the same street; so are "Mühlenweg" and "Muehlenweg". */
const compared = (street: string): string =>
  fold(umlautsSpelled(street.toLowerCase().replaceAll('ß', 'ss')))
    .replace(/str(?:asse)?\b/g, 'str')
    .trim();

/** "marconi" finds "Via Marconi": nobody need type what kind of street it is. */
function begins(name: string, typed: string): boolean {
  const words = name.split(' ');
  return words.some((_, at) => words.slice(at).join(' ').startsWith(typed));
}

export interface CommonStreets {
  /** The one that was typed to its end, written properly. */
  exact: string | null;
  /** Those that what was typed may become. */
  begun: readonly string[];
}

/** Streets that a town most likely has. Our lists know no town's own streets, so these are only names to save typing. */
export function commonStreets(country: RegionCode, typed: string): CommonStreets {
  const wanted = compared(typed);
  const begun = wanted === '' ? [] : names[country].filter((name) => begins(compared(name), wanted));
  return { exact: begun.find((name) => compared(name) === wanted) ?? null, begun };
}
