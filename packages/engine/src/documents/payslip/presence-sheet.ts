/** Columns of a sheet that lists hours and clock-ins by the day. Accrued leave on a payslip shows two of them at most. */
const columns = [
  /\bgiorno\b|\bgiorni\b/,
  /\bore\b/,
  /\bgiustificativi?\b/,
  /\btimbrature?\b/,
  /\bentrata\b/,
  /\buscita\b/,
  /foglio presenze|registro presenze|cartellino/,
];
const outcome = /netto (?:del mese|a pagare|in busta|busta)|totale competenze|totale trattenute/;
const FEWEST = 3;

/** How much a page looks like a presence sheet; one that states a net pay is none. */
export function presenceScore(plain: string): number {
  if (outcome.test(plain) || !/giustificativ|timbratur|presenze|cartellino/.test(plain)) return 0;
  const shown = columns.filter((column) => column.test(plain)).length;
  return shown < FEWEST ? 0 : Math.min(0.95, 0.4 + shown * 0.12);
}
