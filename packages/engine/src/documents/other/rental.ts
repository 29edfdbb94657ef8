import type { Page } from '../../evidence/page.ts';
import type { FieldsOf, Found } from '../found.ts';
import { linesOfAll, proseOf } from '../recognise/page-text.ts';
import { withTickedOnly } from '../recognise/ticked-options.ts';
import { isSamePrint } from '../same-print.ts';
import { AMOUNT, ANY_DATE, CURRENCY, DATE, near, pattern } from '../work-contract/blocks.ts';
import { centsOfHit, dayOfHit, search } from '../work-contract/search.ts';
import { leaseParties } from './lease-parties.ts';

/** In a clause with other figures the currency tells which is meant. */
const money = (before: string, letters: number): RegExp[] => [
  pattern(`${before}[^;]{0,${letters}}?${CURRENCY}\\s*${AMOUNT}`),
  pattern(`${before}${near(letters)}${AMOUNT}\\s*${CURRENCY}`),
  pattern(`${before}${near(50)}${AMOUNT}`),
];

const monthly = [
  pattern(`canone (?:di locazione )?mensile${near(60)}${AMOUNT}`),
  pattern(`rat[ae] mensil[ie](?: \\w+){0,3}? (?:di|da|pari a)\\s*${CURRENCY}?\\s*${AMOUNT}`),
  pattern(`${CURRENCY}\\s*${AMOUNT}(?:\\s*\\([^)]{3,60}\\))?,? (?:mensili|al mese|ogni mese)\\b`),
  pattern(
    `(?:gesamtmiete|warmmiete|bruttomiete|monatliche miete|miete insgesamt|gesamtbetrag|zu zahlende miete)${near(60)}${AMOUNT}`,
  ),
];
const yearly = [
  pattern(`canone (?:di locazione )?(?:annuo|annuale)(?: di locazione| complessivo)?${near(60)}${AMOUNT}`),
  pattern(`${CURRENCY}\\s*${AMOUNT}(?:\\s*\\([^)]{3,60}\\))?,? (?:annui|all'anno|annuali)\\b`),
];
const cold = [
  pattern(
    `(?:(?:netto-?)?kaltmiete|grundmiete|nettomiete|miete (?:ohne|exkl\\.) (?:neben|betriebs)kosten)\\b${near(60)}${AMOUNT}`,
  ),
];
const sides = [
  pattern(
    `(?:(?:neben|betriebs)kosten-?(?:voraus\\w+|pauschale|abschlag)?|voraus\\w+ (?:auf|fur) (?:die )?(?:neben|betriebs|heiz)(?:kosten|-)(?: und (?:neben|betriebs|heiz)kosten)?)${near(50)}${AMOUNT}\\s*${CURRENCY}`,
  ),
  pattern(`(?:(?:neben|betriebs)kosten-?(?:voraus\\w+|pauschale|abschlag)?)${near(30)}${CURRENCY}\\s*${AMOUNT}`),
  pattern(`(?:oneri (?:accessori|condominiali)|spese condominiali)${near(60)}${CURRENCY}\\s*${AMOUNT}`),
];
const deposits = money('(?:deposito cauzionale|cauzione|kaution\\w*|mietsicherheit|sicherheitsleistung)', 140);
const runs =
  '(?:al|fino al|sino al|con scadenza (?:al|il)|e (?:fino|sino) al|e (?:scadenza|scade|scadra|termine|termina|terminera|terminante) (?:al|il)|bis(?: zum)?)';
const start = [
  pattern(`\\b(?:dal(?: giorno)?|vom) ${DATE},? ${runs}`),
  pattern(
    `(?:mietverhaltnis beginnt|mietvertrag beginnt|mietzeit beginnt|mietbeginn|beginn des miet\\w+|vertragsbeginn|decorrenza|decorre|con inizio|avra inizio|ha inizio|a decorrere|a partire|con effetto|inizio della locazione)${near(50)}${DATE}`,
  ),
  pattern(`(?:wird|werden|ist) (?:ab|zum)(?: dem)? ${DATE}[^;]{0,40}? (?:vermietet|uberlassen)`),
];
/** An extension that the lease itself grants: let for three years and two more. */
const extended = [pattern(`\\bprorog\\w+${near(60)}(?:fino|sino) al(?: giorno)? ${DATE}`)];
const end = [
  pattern(`\\b(?:dal(?: giorno)?|vom) ${ANY_DATE},? ${runs}(?: giorno)? ${DATE}`),
  pattern(
    `(?:mietende|ende des miet\\w+|mietverhaltnis endet|mietzeit endet|befristet bis|vertragsende|data (?:di )?scadenza|con scadenza|prima scadenza|scadra|terminera|avra termine|e termine|cessera)${near(30)}${DATE}`,
  ),
];

/** A lease that is let for no fixed time ends on no day, and none before it begins. */
const after = (day: Found<string> | null, other: Found<string> | null): Found<string> | null =>
  day && other && day.value <= other.value ? null : day;

/** A figure that answers to two captions is the nearer one's: where a cell lies higher than its caption, the next row's follows. */
const unlessOf = (found: Found<number> | null, nearer: Found<number> | null): Found<number> | null =>
  found && nearer && isSamePrint(found, nearer) ? null : found;

/** What a lease says about the rent that somebody declares to pay. */
export function rentalFields(given: readonly Page[]): FieldsOf<'rental_contract'> {
  const pages = given.map(withTickedOnly);
  const prose = proseOf(pages);
  const { landlord, tenant } = leaseParties(prose, linesOfAll(pages));
  const begins = search(prose, start, dayOfHit);
  const sideCosts = search(prose, sides, centsOfHit);
  return {
    tenant_name: tenant,
    landlord_name: landlord,
    monthly_rent: search(prose, monthly, centsOfHit),
    annual_rent: search(prose, yearly, centsOfHit),
    cold_rent: unlessOf(search(prose, cold, centsOfHit), sideCosts),
    side_costs: sideCosts,
    deposit: search(prose, deposits, centsOfHit),
    start_date: begins,
    end_date: after(search(prose, extended, dayOfHit) ?? search(prose, end, dayOfHit), begins),
  };
}
