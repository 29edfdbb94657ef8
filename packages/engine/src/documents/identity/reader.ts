import type { PaperType } from '@vesta/domain/papers/kinds';
import type { FieldOf, TypeOfKind } from '@vesta/domain/papers/schema';
import type { Page } from '../../evidence/page.ts';
import type { DocumentReader, ReadContext, Reading, Recognition } from '../reading.ts';
import { fiscalCodeConfirmations, visualConfirmation, zoneConfirmation } from './confirmations.ts';
import { kindOfZone } from './kind-of-zone.ts';
import { mergedFields } from './merge-fields.ts';
import { findZone } from './mrz/confirmed-zone.ts';
import type { Zone } from './mrz/zone.ts';
import { readSides } from './pages.ts';
import { isPrintedElsewhere } from './printed-elsewhere.ts';
import { recogniseIdentity } from './recognise.ts';
import { sideOf } from './side.ts';
import type { CardKind } from './visual/card-kind.ts';
import { cardKinds } from './visual/card-kinds.ts';
import type { VisualFields } from './visual/visual-fields.ts';
import { witnessedNumber } from './visual/witnessed-number.ts';
import { withFiscalCode } from './with-fiscal-code.ts';
import { zoneFields } from './zone-fields.ts';

type IdentityType = TypeOfKind<'identity_document'>;

/** What such a paper should tell; the sides that were not uploaded count as unread, too. */
const expected: Partial<Record<PaperType, readonly FieldOf<IdentityType>[]>> = {
  fiscal_card: ['surname', 'given_names', 'birth_date', 'fiscal_code'],
  paper_id_card: ['surname', 'given_names', 'birth_date', 'document_number', 'expiry_date'],
};
const usually: readonly FieldOf<IdentityType>[] = [
  'surname',
  'given_names',
  'birth_date',
  'document_number',
  'expiry_date',
  'nationality',
];

type Kind = Pick<Recognition, 'type' | 'country' | 'layout'>;

/** The labels to read by: those of the layout, or else of any paper of the type. */
function cardOf({ layout, type, country }: Kind): CardKind | null {
  const ofType = cardKinds.filter((kind) => kind.type === type && (kind.country === null || kind.country === country));
  return cardKinds.find((kind) => kind.layout === layout) ?? ofType[0] ?? null;
}

/** The zone tells best what it belongs to, unless the letters of its country could not be read. */
function kindWithZone(zone: Zone, recognition: Recognition): Kind {
  const kind = kindOfZone(zone);
  const isSame = kind.type === recognition.type || recognition.score >= 0.8;
  return kind.country === null && recognition.country !== null && isSame ? recognition : kind;
}

const sexOf = (value: string | undefined): 'F' | 'M' | null => (value === 'F' || value === 'M' ? value : null);

const nothing: VisualFields = {
  surname: null,
  given_names: null,
  full_name: null,
  birth_date: null,
  birth_place: null,
  sex: null,
  nationality: null,
  expiry_date: null,
  issue_date: null,
  document_number: null,
  fiscal_code: null,
  address: null,
  permit_type: null,
  card_number: null,
  unlimited_validity: null,
};

/** Papers that never have a zone are not searched for one, unless something like it was seen. */
const isWithoutZone = (pages: readonly Page[], { type }: Recognition): boolean =>
  type === 'fiscal_card' || (type === 'paper_id_card' && pages.every(({ zone }) => zone?.length === 0));

async function read(pages: readonly Page[], recognition: Recognition, context: ReadContext): Promise<Reading> {
  const search = isWithoutZone(pages, recognition) ? { zone: null, seen: null } : await findZone(pages, context);
  const zone = search.zone;
  const fromZone = zone ? zoneFields(zone, context.today) : null;
  const kind = zone ? kindWithZone(zone.zone, recognition) : recognition;
  const card = cardOf(kind);
  const printed = (card ? readSides(pages, card, context.today) : null) ?? nothing;
  const number = zone || printed.document_number ? null : await witnessedNumber(pages, kind, context);
  const visual = withFiscalCode(number ? { ...printed, document_number: number } : printed, context.today);
  const mayBeCut = zone?.zone.namesMayBeCut ?? false;
  const isPrinted = (name: string): boolean => zone !== null && isPrintedElsewhere(pages, zone, name);
  const fields = mergedFields(fromZone, visual, mayBeCut, isPrinted);
  const holder = {
    surname: fields.surname?.value ?? '',
    givenNames: fields.given_names?.value ?? '',
    birthDay: fields.birth_date?.value ?? null,
    sex: sexOf(fields.sex?.value),
  };
  return {
    kind: 'identity_document',
    type: kind.type,
    country: kind.country,
    layout: kind.layout,
    side: sideOf(pages, card?.layout ?? kind.layout, zone?.zone ?? null, printed.surname !== null && zone !== null),
    confidence: zone ? Math.max(recognition.score, 0.97) : recognition.score,
    pages: pages.map((page) => page.number),
    fields,
    transactions: [],
    confirmations: [
      ...zoneConfirmation(search),
      ...(fromZone ? [visualConfirmation(fromZone, printed, mayBeCut)] : []),
      ...fiscalCodeConfirmations(fields.fiscal_code, holder),
    ],
    unread: (expected[kind.type] ?? usually).filter((name) => !fields[name]),
  };
}

/** Passports, cards, permits and fiscal cards. */
export const identityReader: DocumentReader = { kind: 'identity_document', recognise: recogniseIdentity, read };
