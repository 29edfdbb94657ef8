import { parseArgs } from 'node:util';
import { demo } from '../../db/seed/demo-ids.ts';
import { partnerLink } from '../../modules/partner-entry/partner-link.ts';
import { type Command, EXIT_FAILED, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

const options = {
  key: { type: 'string', default: demo.ortica.partnerKey },
  listing: { type: 'string', default: demo.ortica.listing },
  'first-name': { type: 'string', default: 'Nadia' },
  'last-name': { type: 'string', default: 'Greco' },
} as const;

export const partnerLinkCommand: Command = {
  summary: 'Print a signed link with which a partner lets one person in, once.',
  usage: 'partner-link <e-mail> [--first-name <name>] [--last-name <name>] [--key <id>] [--listing <id>]',
  run: async (args) => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [email] = positionals;
    if (!email) {
      console.error(`Use: vesta ${partnerLinkCommand.usage}`);
      return EXIT_USAGE;
    }
    return withHouse(async (house) => {
      const link = await partnerLink(house, {
        key: values.key,
        first_name: values['first-name'],
        last_name: values['last-name'],
        email,
        listingId: values.listing || null,
        language: 'it',
      });
      if (!link) {
        console.error('There is no such partner key, or it was revoked.');
        return EXIT_FAILED;
      }
      console.log(link);
      return EXIT_OK;
    });
  },
};
