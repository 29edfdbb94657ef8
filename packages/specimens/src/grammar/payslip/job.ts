import { firstDay, type Month, yearsBetween } from '../../calendar.ts';
import { italianEmployer } from '../../people/employers.ts';
import type { GermanTraits, Job, PayEvent, Person } from '../../people/person.ts';
import { share } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import { eventOf } from './events.ts';

/** Younger than that, people may be apprentices. */
const APPRENTICE_AGE = 30;
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
