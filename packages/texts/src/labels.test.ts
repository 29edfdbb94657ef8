import { expect, test } from 'vitest';
import { loaders } from './load.ts';

/** Where the label of a field stands in the texts. */
const labels = {
  first_name: 'SignUp.FirstName',
  last_name: 'SignUp.LastName',
  mobile: 'SignUp.Mobile',
  fiscalCode: 'PersonalDetails.Birth.FiscalCode',
  nationality: 'PersonalDetails.Birth.Nationality',
  dateOfBirth: 'PersonalDetails.Birth.DateOfBirth',
  placeOfBirth: 'PersonalDetails.Birth.PlaceOfBirth',
  country: 'Address.Country',
  street: 'Address.Street',
  houseNum: 'Address.HouseNumber',
  postcode: 'Address.Postcode',
  city: 'Address.City',
  province: 'Address.Parts.it',
  fullname: 'AdditionalDetails.Member.FullName',
  relationship: 'AdditionalDetails.Member.Relationship',
  date_of_birth: 'AdditionalDetails.Member.DateOfBirth',
  currentRent: 'AdditionalDetails.Living.CurrentRent',
  currentDeposit: 'AdditionalDetails.Living.CurrentDeposit',
  landlordName: 'AdditionalDetails.Living.LandlordName',
  tenancyEndDate: 'AdditionalDetails.Living.TenancyEndDate',
  extraTenancyInfo: 'AdditionalDetails.Living.Reason',
  typeOfContract: 'AdditionalDetails.Contract.Type',
  paychecksPerYear: 'AdditionalDetails.Contract.Paychecks',
  targetRent: 'AdditionalDetails.Target.Rent',
  targetCharges: 'AdditionalDetails.Target.Charges',
  targetWarmRent: 'AdditionalDetails.Target.WarmRent',
} as const;

const at = (tree: unknown, path: string): string =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tree) as string;

test.each(['en', 'it', 'de'] as const)('in %s a message calls a field what its label calls it', async (language) => {
  const load = loaders[language];
  const [{ Fields }, start, details] = await Promise.all([load.fields(), load.intakeStart(), load.intakeDetails()]);
  const apart = Object.entries(labels).flatMap(([field, path]) => {
    const label = at({ ...start, ...details }, path).toLowerCase();
    const { name } = (Fields as Record<string, { name: string }>)[field] ?? { name: '' };
    return name && label.startsWith(name.toLowerCase()) ? [] : [`${field}: ${name} / ${label}`];
  });
  expect(apart).toEqual([]);
});
