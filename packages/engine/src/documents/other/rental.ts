import type { Page } from '../../evidence/page.ts';
import type { FieldsOf, Found } from '../found.ts';
import { linesOfAll } from '../recognise/page-text.ts';
import { proseByCells } from '../recognise/raised-cells.ts';
import { withTickedOnly } from '../recognise/ticked-options.ts';
import { isSamePrint } from '../same-print.ts';
import { AMOUNT, ANY_DATE, CURRENCY, DATE, near, pattern } from '../work-contract/blocks.ts';
import { centsOfHit, dayOfHit, search } from '../work-contract/search.ts';
import { leaseParties } from './lease-parties.ts';
import { rentsThatAddUp } from './rents-that-add-up.ts';
import { tenantsCode } from './tenants-code.ts';

/** In a clause with other figures the currency tells which is meant. */
const money = (before: string, letters: number): RegExp[] => [
  pattern(`${before}[^;]{0,${letters}}?${CURRENCY}\\s*${AMOUNT}`),
  pattern(`${before}${near(letters)}${AMOUNT}\\s*${CURRENCY}`),
  pattern(`${before}${near(50)}${AMOUNT}`),
];

const monthly = [
  pattern(`canone (?:di locazione )?mensile${near(60)}${AMOUNT}`),
  pattern(`\\b(?:12|dodici) rate(?: [a-z]+){0,4}? (?:di|da|pari a)\\s*${CURRENCY}?\\s*${AMOUNT}`),
  pattern(`corrispettivo mensile${near(60)}${AMOUNT}`),
  pattern(`rat[ae] mensil[ie](?: \\w+){0,3}? (?:di|da|pari a)\\s*${CURRENCY}?\\s*${AMOUNT}`),
  pattern(`${CURRENCY}\\s*${AMOUNT}(?:\\s*\\([^)]{3,60}\\))?,? (?:mensili|al mese|ogni mese)\\b`),
  pattern(
    `(?:gesamtmiete|warmmiete|bruttomiete|inklusivmiete|pauschalmiete|monatliche miete(?! (?:ohne|exkl|netto))|miete insgesamt|gesamtbetrag|zu zahlende miete)${near(60)}${AMOUNT}`,
  ),
  // "Die Miete beträgt einschließlich aller Nebenkosten monatlich 480,00 Euro"
  pattern(
    `(?:miete|mietzins|nutzungsgebuhr)[^0-9;]{0,60}?\\b(?:inkl|einschl|alle[rn]? nebenkosten)${near(60)}${AMOUNT}`,
  ),
  pattern(
    `(?:insgesamt monatlich|monatlich (?:insgesamt|gesamt\\w*)|monatliche[rs]? (?:gesamt|zahl)\\w+|(?:miete|vorauszahlungen?|nebenkosten)[^0-9;]{0,20}zusammen)${near(40)}${AMOUNT}`,
  ),
];
const yearly = [
  pattern(`corrispettivo (?:annuo|annuale)(?: di locazione| pattuito| complessivo)*${near(60)}${AMOUNT}`),
  pattern(`canone (?:di locazione )?(?:annuo|annuale)(?: di locazione| complessivo)?${near(60)}${AMOUNT}`),
  // The clause may name the agreement of a town before the sum.
  pattern(`canone (?:di locazione )?(?:annuo|annuale)\\b${near(160)}${CURRENCY}\\s*${AMOUNT}`),
  pattern(`${CURRENCY}\\s*${AMOUNT}(?:\\s*\\([^)]{3,60}\\))?,? (?:annui|all'anno|annuali)\\b`),
];
const cold = [
  pattern(
    `(?:(?:netto-?)?kaltmiete|grundmiete|nettomiete|grundnutzungsgebuhr|miete (?:ohne|exkl\\.) (?:neben|betriebs)kosten)\\b${near(60)}${AMOUNT}`,
  ),
  pattern(`(?:miete|mietzins)[^0-9;]{0,30}?\\bnetto,? ?-?kalt\\b${near(40)}${AMOUNT}`),
  pattern(`\\bnetto,? ?-?kalt\\b${near(40)}${AMOUNT}`),
];
const sides = [
  pattern(
    `(?:(?:neben|betriebs)kosten-?(?:voraus\\w+|pauschale|abschlag)?|voraus\\w+ (?:(?:auf|fur) )?(?:die )?(?:neben|betriebs|heiz)(?:kosten|-)(?: und (?:neben|betriebs|heiz)kosten)?)${near(50)}${AMOUNT}\\s*${CURRENCY}`,
  ),
  pattern(`(?:(?:neben|betriebs)kosten-?(?:voraus\\w+|pauschale|abschlag)?)${near(30)}${CURRENCY}\\s*${AMOUNT}`),
  pattern(
    `(?:oneri (?:accessori|condominiali)|spese (?:condominiali|accessorie|di gestione)(?: forfett?arie)?)${near(60)}${CURRENCY}\\s*${AMOUNT}`,
  ),
];
const deposits = [
  ...money(
    '(?:deposito cauzionale|cauzione|kaution\\w*|mietkaution|barkaution|mietsicherheit|sicherheitsleistung)',
    140,
  ),
  // "versa euro 2.100,00 a titolo di deposito cauzionale"
  pattern(
    `${CURRENCY}\\s*${AMOUNT}[^0-9;]{0,60}?(?:a titolo di|quale|come|als) (?:deposito|cauzione|kaution|mietsicherheit)`,
  ),
  pattern(
    `${AMOUNT}\\s*${CURRENCY}[^0-9;]{0,40}?(?:a titolo di|quale|come|als) (?:deposito|cauzione|kaution|mietsicherheit)`,
  ),
  pattern(`\\bdeposito:?\\s*${CURRENCY}\\s*${AMOUNT}`),
];
const runs =
  '(?:al|fino al|sino al|con scadenza (?:al|il)|e (?:fino|sino) al|e (?:scadenza|scade|scadra|termine|termina|terminera|terminante) (?:al|il)|bis(?: zum)?)';
const start = [
  pattern(`\\b(?:dal(?: giorno)?|vom) ${DATE},? ${runs}`),
  pattern(
    `(?:mietverhaltnis beginnt|nutzungsverhaltnis beginnt|mietvertrag beginnt|mietzeit beginnt|mietbeginn|beginn des miet\\w+|nutzungsbeginn|beginn der nutzung|einzugstermin|vertragsbeginn|decorrenza|decorre|con inizio|avra inizio|ha inizio|a decorrere|a partire|con effetto|inizio della locazione|data (?:di )?inizio)${near(50)}${DATE}`,
  ),
  pattern(
    `(?:mietzeit|mietdauer|unbestimmte zeit)${near(20)}\\b(?:ab|vom|seit|beginnt|beginn)(?: am| dem| zum)?:? ${DATE}`,
  ),
  pattern(`\\b(?:ab|vom)(?: dem)? ${DATE} auf unbestimmte zeit`),
  pattern(`\\b(?:uberlasst|vermietet)\\b[^;.]{0,120}? (?:ab|zum|seit)(?: dem)? ${DATE}`),
  pattern(`(?:wird|werden|ist) (?:ab|zum)(?: dem)? ${DATE}[^;]{0,40}? (?:vermietet|uberlassen)`),
];
/** An extension that the lease itself grants: let for three years and two more. */
const extended = [pattern(`\\bprorog\\w+${near(60)}(?:fino|sino) al(?: giorno)? ${DATE}`)];
const end = [
  pattern(`\\b(?:dal(?: giorno)?|vom) ${ANY_DATE},? ${runs}(?: giorno)? ${DATE}`),
  pattern(
    `(?:mietende|ende des miet\\w+|mietverhaltnis endet|mietzeit endet|befristet bis|vertragsende|data (?:di )?scadenza|con scadenza|prima scadenza|scadra|terminera|avra termine|e termine|cessera|data (?:di )?fine)${near(30)}${DATE}`,
  ),
  // "Die Mietzeit beginnt am … und endet am …"
  pattern(`\\bbeginnt${near(20)}${ANY_DATE}[^0-9;]{0,20}? endet (?:am|zum|mit(?: ablauf)?(?: des| dem)?) ${DATE}`),
  pattern(`\\bbis(?: zum)? ${DATE} befristet`),
  pattern(`\\bscadenza:?(?: il| al)? ${DATE}`),
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
  const prose = proseByCells(pages);
  const lines = linesOfAll(pages);
  const { landlord, tenant } = leaseParties(prose, lines);
  const reckoned = rentsThatAddUp(prose);
  const begins = search(prose, start, dayOfHit);
  const sideCosts = search(prose, sides, centsOfHit);
  return {
    tenant_name: tenant,
    landlord_name: landlord,
    fiscal_id: tenant ? tenantsCode(lines, tenant.value) : null,
    monthly_rent: reckoned?.total ?? search(prose, monthly, centsOfHit),
    annual_rent: search(prose, yearly, centsOfHit),
    cold_rent: reckoned?.cold ?? unlessOf(search(prose, cold, centsOfHit), sideCosts),
    side_costs: sideCosts,
    deposit: search(prose, deposits, centsOfHit),
    start_date: begins,
    end_date: after(search(prose, extended, dayOfHit) ?? search(prose, end, dayOfHit), begins),
  };
}
