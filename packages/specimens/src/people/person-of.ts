import type { Day } from '@vesta/domain/dates/day';
import { sexes } from '@vesta/domain/fiscal-code/birth-code';
import { dayIn, shiftDays } from '../calendar.ts';
import { chanceOf } from '../chance.ts';
import { payslipLayoutNames } from '../layouts/payslip/names.ts';
import { accountAt, bankLayouts } from './accounts.ts';
import { complete } from './complete.ts';
import { householdFor } from './households.ts';
import { identityPapers } from './identity-papers.ts';
import { jobOf } from './jobs.ts';
import { germanNames, germanSurnames } from './names/german.ts';
import { italianNames, italianSurnames } from './names/italian.ts';
import type { Country, Person } from './person.ts';
import { germanStreets, germanTowns } from './places/german.ts';
import { foreignBirthPlaces, italianStreets, italianTowns } from './places/italian.ts';

/** Somebody who does not exist, employed, with everything that papers would tell. The same seed gives the same person. */
export function personOf(seed: string, country: Country, today: Day): Person {
  const chance = chanceOf(`person/${country}/${seed}`);
  const italian = country === 'IT';
  const sex = chance.pick(sexes);
  const home = italian ? chance.pick(italianTowns) : chance.pick(germanTowns);
  const abroad = italian && chance.happens(0.12) ? chance.pick(foreignBirthPlaces) : null;
  const birthTown = italian ? chance.pick(italianTowns) : chance.pick(germanTowns);
  const age = chance.between(21, 62);
  const year = Number(today.slice(0, 4)) - age;
  const gross = chance.between(italian ? 1450 : 2300, italian ? 3900 : 6400) * 100;
  const layouts = payslipLayoutNames[country];
  const fixedTerm = chance.happens(0.2);
  return complete(
    {
      name: seed,
      country,
      firstName: chance.pick(italian ? italianNames[sex] : germanNames[sex]),
      lastName: chance.pick(italian ? italianSurnames : germanSurnames),
      sex,
      birthDay: dayIn(`${year}-${String(chance.between(1, 12)).padStart(2, '0')}`, chance.between(1, 28)),
      birthPlace: {
        name: abroad?.name ?? birthTown.name,
        province: abroad?.province ?? ('province' in birthTown ? birthTown.province : null),
        code: abroad?.code ?? ('code' in birthTown ? birthTown.code : 'Z112'),
      },
      address: {
        street: `${chance.pick(italian ? italianStreets : germanStreets)} ${chance.between(1, 140)}`,
        postcode: home.postcode,
        city: home.name,
        province: 'province' in home ? home.province : null,
      },
      status: 'Employed',
      job: jobOf(chance, country, today, {
        gross,
        hired: shiftDays(today, -chance.between(300, Math.min(4000, (age - 19) * 365))),
        contract: fixedTerm ? 'fixed_term' : 'open_ended',
        ends: fixedTerm ? shiftDays(today, chance.between(60, 500)) : null,
        layout: chance.pick(layouts),
      }),
      practice: null,
      benefit: null,
      pension: null,
      account: accountAt(chance, chance.pick(bankLayouts(country)), chance.between(20_000, 900_000)),
      household: householdFor(chance, country, gross * 0.7),
      papers: identityPapers(chance, country, today, abroad?.nationality),
    },
    chance,
  );
}
