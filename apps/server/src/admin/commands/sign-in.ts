import { isPersonaName, personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createResumeLink } from '../../modules/auth/create-resume-link.ts';
import { type AdminCommand, failed, misused, said } from '../admin-command.ts';

const names = Object.keys(personas).join(', ');

/** A short cut for trying Vesta out: what the continue-later mail would bring. Not for production. */
export const signInCommand: AdminCommand = {
  summary: `Print a link that opens the application of a demo person (${names}).`,
  usage: 'sign-in <person>',
  run: async (house, [name = '']) => {
    if (!isPersonaName(name)) return misused(signInCommand, `Name one of: ${names}.`);
    if (house.config.production) return failed('Demo people are not for production.');
    const { language, applicationId, region, applicationType } = personas[name];
    const target = { id: applicationId, region, applicationType };
    const link = await inTransaction(house.database, (tx) => createResumeLink(house, tx, target, language));
    return said(link, { link });
  },
};
