import type { Day } from '@vesta/domain/dates/day';
import { dayIn, shiftDays } from '../../calendar.ts';
import { td1, td3, type ZoneHolder } from '../../identifiers/mrz.ts';
import { noFields, printedFields, tenYears, zoneFields } from '../../layouts/identity/facts.ts';
import { CARD, type IdentitySide, PASSPORT_PAGE } from '../../layouts/identity/layout.ts';
import type { Person } from '../../people/person.ts';
import { personOf } from '../../people/person-of.ts';
import { printZone } from '../../picture/ocr-b.ts';
import type { Draw } from '../draw.ts';
import { TODAY } from '../paper-by-chance.ts';
import { farStates, germany, italy, neighbours, type State } from './states.ts';
import { type Style, styleOf, writeGround } from './style.ts';
import { type Told, writeFront, writeTold } from './write-side.ts';

interface Holder {
  readonly person: Person;
  readonly state: State;
  readonly issued: Day;
  readonly facts: { readonly number: string; readonly nationality: string; readonly expires: Day };
}

function holderOf(draw: Draw, state: State, number: string): Holder {
  const { chance } = draw;
  const someone = personOf(`${number}/${state.alpha3}`, state.country === 'IT' ? 'IT' : 'DE', TODAY);
  const person: Person = {
    ...someone,
    firstName: chance.pick(state.people[someone.sex]),
    lastName: chance.pick(state.people.last),
    birthDay: dayIn(
      `${chance.between(1955, 2005)}-${String(chance.between(1, 12)).padStart(2, '0')}`,
      chance.between(1, 28),
    ),
    birthPlace: { ...someone.birthPlace, name: chance.pick(state.places) },
  };
  const issued = shiftDays(TODAY, -chance.between(150, 3100));
  return { person, state, issued, facts: { number, nationality: state.alpha3, expires: tenYears(issued) } };
}

const upper = (text: string): string => text.toLocaleUpperCase('it');

/** German cards leave the sex out, on either side. */
const tellsSex = ({ alpha3 }: State): boolean => alpha3 !== 'DEU';

function zoneOf({ person, state, facts }: Holder, documentCode: string): ZoneHolder {
  return {
    documentCode,
    issuer: state.zone,
    number: facts.number,
    nationality: state.zone,
    surname: person.lastName,
    givenNames: person.firstName,
    birthDay: person.birthDay,
    sex: person.sex,
    expires: facts.expires,
  };
}

const toldOf = ({ person, state, issued, facts }: Holder, style: Style, hasSex: boolean, hasIssue: boolean): Told[] => [
  ['surname', upper(person.lastName)],
  ['given', upper(person.firstName)],
  ['birth', style.day(person.birthDay)],
  ...(hasSex ? ([['sex', person.sex]] as const) : []),
  ['place', upper(person.birthPlace.name)],
  ['nationality', state.nationality],
  ...(hasIssue ? ([['issued', style.day(issued)]] as const) : []),
  ['expiry', style.day(facts.expires)],
];

/** An identity card: data on the front, address and zone on the back. */
function card(draw: Draw, side: 'front' | 'back'): IdentitySide {
  const state = draw.one<State>([
    ['card of Italy', italy, 3],
    ['card of Germany', germany, 3],
    ...neighbours.map((one) => [`card of ${one.country}`, one, 1] as const),
  ]);
  const holder = holderOf(draw, state, state.number(draw.chance));
  const { person, facts } = holder;
  const style = styleOf(draw);
  const hasSex = tellsSex(state);
  const base = {
    name: `card-${side}`,
    type: 'id_card',
    country: state.country,
    layout: 'by-chance',
    size: CARD,
  } as const;
  const left = hasSex ? {} : { sex: null };
  if (side === 'front') {
    const told = toldOf(holder, style, hasSex, draw.chance.happens(0.4));
    const title = `${state.card} / IDENTITY CARD`;
    return {
      ...base,
      side,
      fields: printedFields(person, facts, left),
      draw: (paper) => writeFront(paper, style, state, { title, number: facts.number, told, bottom: 138 }),
    };
  }
  const code = state.alpha3 === 'ITA' ? 'C' : state.alpha3 === 'HRV' ? 'IO' : 'ID';
  const zone = td1({ ...zoneOf(holder, code), sex: hasSex ? person.sex : null });
  return {
    ...base,
    side,
    fields: zoneFields(person, facts, left),
    draw: (paper) => {
      writeGround(paper, style);
      writeTold(
        paper,
        style,
        state,
        [
          ['authority', state.authority],
          ['issued', style.day(holder.issued)],
        ],
        {
          x: 14,
          y: 14,
          width: 200,
          height: 50,
        },
      );
      printZone(paper, 13, draw.chance.between(108, 114), zone, draw.word([14, 15, 16]));
    },
  };
}

function passport(draw: Draw): IdentitySide {
  const state = draw.one<State>([
    ['passport of Italy', italy, 2],
    ['passport of Germany', germany, 2],
    ...[...neighbours, ...farStates].map((one) => [`passport of ${one.country}`, one, 1] as const),
  ]);
  const holder = holderOf(draw, state, state.passportNumber(draw.chance));
  const { person, facts } = holder;
  const style = styleOf(draw);
  const larger: Style = { ...style, valueSize: style.valueSize + 1, labelSize: style.labelSize + 0.3 };
  const told: Told[] = [...toldOf(holder, larger, true, true), ['authority', state.authority]];
  const zone = td3(zoneOf(holder, 'P'));
  return {
    name: 'passport',
    type: 'passport',
    country: state.country,
    layout: 'by-chance',
    side: 'front',
    size: PASSPORT_PAGE,
    fields: printedFields(person, facts),
    draw: (paper) => {
      const title = state.passport === 'PASSPORT' ? 'PASSPORT' : `${state.passport} / PASSPORT`;
      writeFront(paper, larger, state, { title, number: facts.number, told, bottom: 190 });
      printZone(paper, 18, 218, zone, 17);
    },
  };
}

interface PermitWords {
  readonly state: State;
  readonly title: string;
  readonly code: string;
  readonly zone: string;
}

const permits: Record<'IT' | 'DE', PermitWords> = {
  IT: { state: italy, title: 'PERMESSO DI SOGGIORNO / RESIDENCE PERMIT', code: 'IR', zone: 'ITA' },
  DE: { state: germany, title: 'AUFENTHALTSTITEL / RESIDENCE PERMIT', code: 'AR', zone: 'D' },
};

/** A permit for somebody from further away: name and end on the front; birth, nationality and the zone on the back. */
function permit(draw: Draw, side: 'front' | 'back'): IdentitySide {
  const {
    state,
    title,
    code,
    zone: issuer,
  } = draw.one([
    ['permit of Italy', permits.IT, 1],
    ['permit of Germany', permits.DE, 1],
  ]);
  const from = draw.word(farStates);
  const number = `${draw.chance.letters(3, 'CFGHJKLMNPRT')}${draw.chance.digits(6)}`;
  const holder = holderOf(draw, from, number);
  const { person, facts } = holder;
  const style = styleOf(draw);
  const base = {
    name: `permit-${side}`,
    type: 'residence_permit',
    country: state.country,
    layout: 'by-chance',
    size: CARD,
  } as const;
  if (side === 'front')
    return {
      ...base,
      side,
      fields: {
        ...noFields,
        surname: upper(person.lastName),
        given_names: upper(person.firstName),
        document_number: number,
        expiry_date: facts.expires,
      },
      draw: (paper) =>
        writeFront(paper, style, state, {
          title,
          number,
          told: [
            ['surname', upper(person.lastName)],
            ['given', upper(person.firstName)],
            ['expiry', style.day(facts.expires)],
            ['authority', `${state.authority} ${style.day(holder.issued)}`],
          ],
          bottom: 120,
        }),
    };
  const zone = td1({ ...zoneOf(holder, code), issuer });
  return {
    ...base,
    side,
    fields: zoneFields(person, facts, { birth_place: upper(person.birthPlace.name) }),
    draw: (paper) => {
      writeGround(paper, style);
      const told: Told[] = [
        ['birth', style.day(person.birthDay)],
        ['sex', person.sex],
        ['place', upper(person.birthPlace.name)],
        ['nationality', from.nationality],
      ];
      writeTold(paper, style, state, told, { x: 14, y: 14, width: 200, height: 70 });
      printZone(paper, 13, 111, zone, 15);
    },
  };
}

/** Sides in their turn: of six, three of cards, one of passports and two of permits. */
export const documents: readonly ((draw: Draw) => IdentitySide)[] = [
  (draw) => card(draw, 'front'),
  passport,
  (draw) => card(draw, 'back'),
  (draw) => permit(draw, 'back'),
  (draw) => card(draw, 'front'),
  (draw) => permit(draw, 'front'),
];
