import { demo } from './demo-ids.ts';

/** Whoever the demo's partner sends: somebody of the invented world, so that there are papers to hand in. */
export const partnerPerson = {
  persona: 'nicolo',
  first_name: 'Nicolò',
  last_name: 'De Santis',
  email: 'nicolo.desantis@posta.example',
} as const;

/** What a link of the demo's partner for this person says. */
export const partnerPersonEntry = {
  key: demo.ortica.partnerKey,
  first_name: partnerPerson.first_name,
  last_name: partnerPerson.last_name,
  email: partnerPerson.email,
  listingId: demo.ortica.listing,
  language: 'it',
} as const;
