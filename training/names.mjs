// Names of people, towns and streets of all countries whose letters the reader must know, one a line.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const locales =
  'it de de_AT de_CH fr fr_BE es ca pl pt_PT nl nl_BE sv da nb_NO cs_CZ sk hr ro ro_MD lv hu tr fi el en en_GB en_IE sl_SI sq af_ZA az eo';
const [folder] = process.argv.slice(2);
const built = join(folder, 'dist', 'locale');
const known = new Set(readdirSync(built).map((name) => name.replace(/\.js$/, '')));
const out = new Set();
const collect = (value) => {
  if (typeof value === 'string') {
    if (value.length > 1 && value.length < 40 && !/[{}#|]/.test(value)) out.add(value);
  } else if (Array.isArray(value)) for (const one of value) collect(one);
  else if (value && typeof value === 'object') for (const one of Object.values(value)) collect(one);
};
for (const name of locales.split(' ')) {
  if (!known.has(name)) continue;
  const { faker } = await import(pathToFileURL(join(built, `${name}.js`)).href);
  const { person, location } = faker.rawDefinitions ?? faker.definitions;
  for (const key of ['first_name', 'last_name', 'female_first_name', 'male_first_name']) collect(person?.[key]);
  for (const key of ['city_name', 'city', 'street_name', 'state', 'county', 'country']) collect(location?.[key]);
}
process.stdout.write(`${[...out].join('\n')}\n`);
