import { type Month, monthNumber } from '../../calendar.ts';
import type { PayEvent, Person } from '../../people/person.ts';
import type { Draw, Way } from '../draw.ts';

type Kind = PayEvent['kind'];
type EventWords = readonly [
  kind: Kind,
  labels: readonly string[],
  low: number,
  high: number,
  months?: readonly number[],
];

const italianEvents: readonly Way<EventWords | null>[] = [
  ['no event', null, 4],
  [
    'arrears',
    [
      'pay',
      ['Arretrati mesi precedenti', 'Arretrati CCNL', 'Arretrati a.c.', 'Conguaglio retribuzione mese prec.'],
      3_000,
      24_000,
    ],
    1,
  ],
  ['bonus', ['one_off', ['Premio di risultato', 'Una tantum', 'Premio produzione', 'Gratifica'], 15_000, 90_000], 1],
  [
    'company car',
    ['in_kind', ['Fringe benefit auto', 'Auto uso promiscuo', 'F.B. autovettura aziendale'], 9_000, 24_000],
    1,
  ],
  [
    'loan on the wage',
    [
      'kept_back',
      ['Cessione del quinto', 'Cessione V stipendio Prestitalia', 'Delega pagamento n. 4417'],
      12_000,
      27_000,
    ],
    1,
  ],
  [
    'garnishment',
    ['kept_back', ['Pignoramento', 'Pignoramento presso terzi', 'Tratt. pignoramento'], 9_000, 22_000],
    1,
  ],
  ['advance taken back', ['kept_back', ['Acconto corrisposto', 'Recupero anticipo', 'Acconti'], 10_000, 40_000], 0.6],
  [
    'meal vouchers',
    ['kept_back', ['Buoni pasto c/dipendente', 'Trattenuta mensa', 'Tratt. ticket restaurant'], 1_000, 4_500],
    1,
  ],
  [
    'tax return refund',
    ['untaxed', ['Conguaglio 730 a credito', 'Rimborso IRPEF mod. 730', 'Credito IRPEF 730'], 9_000, 62_000, [7, 8, 9]],
    3,
  ],
  [
    'year-end settlement',
    ['untaxed', ['Conguaglio IRPEF a credito', 'Conguaglio fiscale fine anno'], 2_000, 21_000, [12]],
    3,
  ],
  ['expenses', ['untaxed', ['Rimborso spese', 'Rimborso chilometrico', 'Trasferta Italia esente'], 1_800, 21_000], 1],
];

const germanEvents: readonly Way<EventWords | null>[] = [
  ['no event', null, 4],
  ['arrears', ['pay', ['Nachberechnung Vormonat', 'Nachzahlung Gehalt', 'Tariferhöhung rückw.'], 3_000, 24_000], 1],
  ['allowance', ['pay', ['Zulage', 'Funktionszulage', 'Schichtzulage', 'Leistungszulage'], 4_000, 21_000], 1],
  [
    'christmas pay',
    [
      'one_off',
      ['Weihnachtsgeld', 'Jahressonderzahlung', '13. Monatsgehalt', 'Weihnachtsgratifikation'],
      50_000,
      90_000,
      [11, 12],
    ],
    4,
  ],
  ['holiday pay', ['one_off', ['Urlaubsgeld', 'zus. Urlaubsgeld'], 30_000, 70_000, [6, 7]], 4],
  ['bonus', ['one_off', ['Prämie', 'Bonus Vorjahr', 'Tantieme'], 20_000, 80_000], 1],
  [
    'company car',
    [
      'in_kind',
      ['Geldwerter Vorteil Kfz', 'Firmenwagen 1% Regelung', 'Sachbezug PKW', 'GWV Dienstwagen'],
      21_000,
      48_000,
    ],
    1.5,
  ],
  ['garnishment', ['kept_back', ['Pfändung', 'Lohnpfändung AG Mitte', 'Pfändung Az. 4 M 118/26'], 8_000, 26_000], 1],
  ['advance taken back', ['kept_back', ['Vorschuss', 'Abschlag', 'Rückzahlung AG-Darlehen'], 10_000, 30_000], 0.6],
  ['small deductions', ['kept_back', ['Jobticket', 'Essensgeld', 'Kantine', 'JobRad Überlassung'], 1_500, 6_300], 1],
  ['expenses', ['untaxed', ['Reisekosten stfr.', 'Fahrtkostenerstattung', 'Auslagenersatz'], 1_900, 19_000], 1],
];

/** A one-off payment above the monthly ceiling of health insurance would need the ceilings of the whole year. */
const CEILING = 551_250;

/** Something out of the ordinary that fits the month, or nothing. */
export function eventOf(draw: Draw, country: Person['country'], month: Month, gross: number): PayEvent[] {
  const number = monthNumber(month);
  const ways = (country === 'IT' ? italianEvents : germanEvents).filter(
    ([, words]) => !words?.[4] || words[4].includes(number),
  );
  const words = draw.one(ways);
  if (!words) return [];
  const [kind, labels, low, high] = words;
  const amount = draw.chance.between(low, high);
  if (kind !== 'kept_back' && kind !== 'untaxed' && gross + amount > CEILING) return [];
  // Italian programs tell kinds of lines apart by the beginning of their codes: these begin like no other.
  return [
    {
      month,
      kind,
      code: country === 'IT' ? `0009${draw.chance.digits(2)}` : `8${draw.chance.digits(3)}`,
      label: draw.word(labels),
      amount,
    },
  ];
}
