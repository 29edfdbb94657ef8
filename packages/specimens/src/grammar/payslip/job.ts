import { firstDay, type Month, monthNumber, yearsBetween } from '../../calendar.ts';
import { italianEmployer } from '../../people/employers.ts';
import type { GermanTraits, Job, PayEvent, Person } from '../../people/person.ts';
import { share } from '../../wording/money.ts';
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

/** Younger than that, people may be apprentices. */
const APPRENTICE_AGE = 30;
/** A one-off payment above the monthly ceiling of health insurance would need the ceilings of the whole year. */
const CEILING = 551_250;

function eventOf(draw: Draw, country: Person['country'], month: Month, gross: number): PayEvent[] {
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

const withGross = (job: Job, cents: number): Job => ({ ...job, gross: [{ from: job.hired.slice(0, 7), cents }] });

function italianJob(draw: Draw, job: Job, isYoung: boolean): Job {
  const { chance } = draw;
  const sector = draw.one([
    ['private sector', 'private', 6],
    ['public sector', 'public', 2],
    ['apprentice', 'apprentice', isYoung ? 5 : 0],
    ['part-time', 'part-time', 1.5],
  ] as const);
  if (sector === 'apprentice')
    return withGross({ ...job, contract: 'apprentice', ends: null }, chance.between(1150, 1650) * 100);
  if (sector === 'part-time') return withGross({ ...job, partTime: 60 }, chance.between(900, 1450) * 100);
  if (sector === 'public') {
    const name = draw.word([
      'ISTITUTO COMPRENSIVO A. VOLTA',
      'COMUNE DI CASTELVERDE',
      'AZIENDA SANITARIA LOCALE VALLE STURA',
      'UNIVERSITA’ DEGLI STUDI DI MONTELARIO',
    ]);
    return { ...job, employer: italianEmployer(chance, name, 'Comparto Funzioni Locali', true), payments: 13 };
  }
  return job;
}

function germanJob(draw: Draw, job: Job, month: Month, isYoung: boolean): Job {
  const { chance } = draw;
  const traits = job.german;
  if (!traits) throw new Error('a German job tells its tax class');
  const sector = draw.one([
    ['private sector', 'private', 6],
    ['public sector', 'public', 1.5],
    ['civil servant', 'civil', 1],
    ['apprentice', 'apprentice', isYoung ? 5 : 0],
    ['mini-job', 'mini', 1],
    ['part-time', 'part-time', 1],
  ] as const);
  const german = (own: Partial<GermanTraits>): GermanTraits => ({ ...traits, savings: false, ...own });
  const office = draw.word(['Landesamt für Vermessung', 'Stadt Wiesenburg', 'Universitätsklinikum Neckartal AöR']);
  switch (sector) {
    case 'public': {
      const gross = chance.between(2700, 4900) * 100;
      // The employee's levy to the fund of the public service, 1.81 percent of pay (statutes of the VBL, section 64).
      const levy: PayEvent = {
        month,
        kind: 'kept_back',
        code: '7181',
        label: 'VBL-Umlage AN 1,81%',
        amount: share(gross, 181),
      };
      const employer = { ...job.employer, name: office, agreement: 'TV-L', public: true };
      return {
        ...withGross({ ...job, employer, german: german({}), level: 'E 9b', overtime: false }, gross),
        events: [levy],
      };
    }
    case 'civil': {
      const employer = { ...job.employer, name: office, agreement: 'Besoldung', public: true };
      const own = german({ privateHealth: chance.between(280, 410) * 100 });
      return withGross(
        { ...job, employer, german: own, level: 'A 10', overtime: false },
        chance.between(3300, 5300) * 100,
      );
    }
    case 'apprentice':
      return withGross(
        {
          ...job,
          german: german({ group: '102', taxClass: 1, children: 0 }),
          role: 'Auszubildende/r',
          overtime: false,
          contract: 'apprentice',
        },
        chance.between(980, 1340) * 100,
      );
    case 'mini':
      return withGross({ ...job, german: german({ group: '109' }), overtime: false }, chance.between(300, 550) * 100);
    case 'part-time':
      // Below 2,000 another base of insurance would apply.
      return withGross({ ...job, partTime: 60, overtime: false }, chance.between(2050, 2600) * 100);
    default:
      return job;
  }
}

/** The person's job in a sector that chance decides, with something out of the ordinary in that month. */
export function jobByChance(draw: Draw, person: Person, month: Month): Job {
  const { job, country } = person;
  if (!job) throw new Error('whoever has a payslip works');
  const hired = job.hired.slice(0, 7) > month ? `${month}-01` : job.hired;
  const early = { ...job, hired };
  const isYoung = yearsBetween(person.birthDay, firstDay(month)) < APPRENTICE_AGE;
  const own = country === 'IT' ? italianJob(draw, early, isYoung) : germanJob(draw, early, month, isYoung);
  const gross = own.gross.at(-1)?.cents ?? 0;
  const plain = own.german?.group === '109';
  return { ...own, events: [...(own.events ?? []), ...(plain ? [] : eventOf(draw, country, month, gross))] };
}
