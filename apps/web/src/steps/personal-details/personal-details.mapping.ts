import { BY_BANK } from '@vesta/domain/documents/bank-identity';
import type { IdCombination } from '@vesta/domain/documents/id-upload-options';
import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseDate } from '@vesta/domain/validation/date';
import { normaliseProvince } from '@vesta/domain/validation/place';
import { normalisePostcode } from '@vesta/domain/validation/postcode';
import { tidy } from '@vesta/domain/validation/tidy';
import { type Address, emptyAddress } from '../../features/address-autocomplete/address.ts';
import { savedText } from '../../features/checked-form/saved-text.ts';

export type Saved = Record<string, unknown> | null;

/** What the answers call the paper of a choice; the pictures themselves say the rest. */
const idDocumentOf: Record<IdCombination, 'id-card' | 'passport' | 'residence-title'> = {
  digital_id: 'id-card',
  paper_id: 'id-card',
  paper_id_fiscal_card: 'id-card',
  passport: 'passport',
  passport_fiscal_card: 'passport',
  passport_permit: 'residence-title',
};

export interface BirthValues {
  fiscalCode: string;
  nationality: string;
  dateOfBirth: string;
  placeOfBirth: string;
}

export interface GermanValues {
  nationality: string;
  dateOfBirth: string;
  placeOfBirth: string;
}

export const isFirstPartSaved = (saved: Saved): boolean => savedText(saved, 'placeOfBirth') !== '';

/** Which part the step opens with: where the person left off, and never the second before the first is saved. */
export const openPart = (saved: Saved): 1 | 2 => (isFirstPartSaved(saved) && saved?.subStep === 2 ? 2 : 1);

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
  return { nationality, dateOfBirth, placeOfBirth };
}

export const toGermanPayload = (
  { nationality, dateOfBirth, placeOfBirth }: GermanValues,
  combination: IdCombination | null,
  isByBank = false,
) => ({
  idDocument: isByBank ? BY_BANK : combination && idDocumentOf[combination],
  nationality: tidy(nationality) || null,
  dateOfBirth: normaliseDate(dateOfBirth) || null,
  placeOfBirth: tidy(placeOfBirth) || null,
});
