import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseDate } from '@vesta/domain/validation/date';
import { normaliseProvince } from '@vesta/domain/validation/place';
import { normalisePostcode } from '@vesta/domain/validation/postcode';
import { tidy } from '@vesta/domain/validation/tidy';
import { type Address, emptyAddress } from '../../features/address-autocomplete/address.ts';
import { savedText } from '../../features/checked-form/saved-text.ts';

export type Saved = Record<string, unknown> | null;

/** The papers that Germany knows; which of them is chosen decides what is asked for with the evidence. */
export const idDocuments = ['id-card', 'passport', 'residence-title'] as const;
export type IdDocument = (typeof idDocuments)[number];

export interface BirthValues {
  fiscalCode: string;
  nationality: string;
  dateOfBirth: string;
  placeOfBirth: string;
}

export interface GermanValues {
  idDocument: IdDocument | '';
  nationality: string;
  dateOfBirth: string;
  placeOfBirth: string;
}

/** Which part the step opens with: the first, until it has been saved. */
export const openPart = (saved: Saved): 1 | 2 => (savedText(saved, 'placeOfBirth') === '' ? 1 : 2);

export const toBirthValues = (saved: Saved): BirthValues => ({
  fiscalCode: savedText(saved, 'fiscalCode'),
  nationality: savedText(saved, 'nationality'),
  dateOfBirth: savedText(saved, 'dateOfBirth'),
  placeOfBirth: savedText(saved, 'placeOfBirth'),
});

/** An empty fiscal code is not sent at all. */
export function toBirthPayload({ fiscalCode, nationality, dateOfBirth, placeOfBirth }: BirthValues) {
  const code = normaliseFiscalCode(fiscalCode);
  return {
    subStep: 1,
    ...(code ? { fiscalCode: code } : {}),
    nationality: tidy(nationality),
    dateOfBirth: normaliseDate(dateOfBirth),
    placeOfBirth: tidy(placeOfBirth),
  };
}

export function toAddressValues(saved: Saved, region: RegionCode): Address {
  if (savedText(saved, 'country') === '') return emptyAddress(region);
  return {
    country: savedText(saved, 'country'),
    street: savedText(saved, 'street'),
    houseNum: savedText(saved, 'houseNum'),
    city: savedText(saved, 'city'),
    postcode: savedText(saved, 'postcode'),
    province: savedText(saved, 'province'),
  };
}

export const toAddressPayload = (address: Address) => ({
  subStep: 2,
  country: tidy(address.country),
  street: tidy(address.street),
  houseNum: tidy(address.houseNum),
  city: tidy(address.city),
  postcode: normalisePostcode(address.postcode),
  province: normaliseProvince(address.province) || null,
});

export function toGermanValues(saved: Saved): GermanValues {
  const { nationality, dateOfBirth, placeOfBirth } = toBirthValues(saved);
  const idDocument = idDocuments.find((document) => document === saved?.idDocument) ?? '';
  return { idDocument, nationality, dateOfBirth, placeOfBirth };
}

export const toGermanPayload = ({ idDocument, nationality, dateOfBirth, placeOfBirth }: GermanValues) => ({
  idDocument: idDocument || null,
  nationality: tidy(nationality) || null,
  dateOfBirth: normaliseDate(dateOfBirth) || null,
  placeOfBirth: tidy(placeOfBirth) || null,
});
