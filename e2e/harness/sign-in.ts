import { type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { createResumeLink } from '../../apps/server/src/modules/auth/create-resume-link.ts';
import type { RunningHouse } from './house.ts';

/** A link such as the continue-later mail carries. */
export function resumeLinkOf({ inside }: RunningHouse, name: PersonaName): Promise<string> {
  const { applicationId: id, region, applicationType, language } = personas[name];
  return inTransaction(inside.database, (tx) =>
    createResumeLink(inside, tx, { id, region, applicationType }, language),
  );
}

export async function redeem(house: RunningHouse, link: string): Promise<Response> {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('resume');
  return fetch(`${house.origin()}/api/v1/auth/resume`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

/** A real session: a link is made as for a mail and exchanged as its page does it. */
export async function sessionOf(house: RunningHouse, name: PersonaName): Promise<string> {
  const answer = await redeem(house, await resumeLinkOf(house, name));
  if (!answer.ok) throw new Error(`The link of ${name} was refused with ${answer.status}.`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
