import { parseArgs } from 'node:util';
import { demo } from '../../db/seed/demo-ids.ts';
import { partnerPerson } from '../../db/seed/partner-person.ts';
import { partnerLink } from '../../modules/partner-entry/partner-link.ts';
import { type AdminCommand, failed, misused, said } from '../admin-command.ts';

const options = {
  key: { type: 'string', default: demo.ortica.partnerKey },
  listing: { type: 'string', default: demo.ortica.listing },
  'first-name': { type: 'string', default: partnerPerson.first_name },
  'last-name': { type: 'string', default: partnerPerson.last_name },
} as const;

export const partnerLinkCommand: AdminCommand = {
  summary: 'Print a signed link with which a partner lets one person in, once.',
  usage: 'partner-link <e-mail> [--first-name <name>] [--last-name <name>] [--key <id>] [--listing <id>]',
  run: async (house, args) => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [email] = positionals;
    if (!email) return misused(partnerLinkCommand);
    const link = await partnerLink(house, {
      key: values.key,
      first_name: values['first-name'],
      last_name: values['last-name'],
      email,
      listingId: values.listing || null,
      language: 'it',
    });
    return link ? said(link, { link }) : failed('There is no such partner key, or it was revoked.');
  },
};
