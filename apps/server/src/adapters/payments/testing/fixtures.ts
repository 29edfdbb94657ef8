import { readFileSync } from 'node:fs';

type Fixture = Record<string, unknown>;

/** Objects in the shape that the provider publishes, without the parts that nobody here reads. */
const published = JSON.parse(readFileSync(new URL('./stripe-fixtures.json', import.meta.url), 'utf8')) as {
  'checkout.session': Fixture;
  event: Fixture;
  charge: Fixture;
};

/** Every field of ours must exist in theirs: a stand-in that invents fields proves nothing. */
function shaped(fixture: Fixture, fields: Fixture): Fixture {
  for (const name of Object.keys(fields)) {
    if (!(name in fixture)) throw new Error(`The published object has no field ${name}.`);
  }
  return { ...fixture, ...fields };
}

export const sessionFixture = (fields: Fixture): Fixture => shaped(published['checkout.session'], fields);
export const chargeFixture = (fields: Fixture): Fixture => shaped(published.charge, fields);
export const eventFixture = (id: string, type: string, object: Fixture): Fixture =>
  shaped(published.event, { id, type, data: { object } });
