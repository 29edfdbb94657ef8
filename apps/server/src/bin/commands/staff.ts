import { parseArgs } from 'node:util';
import { type HouseRole, houseRoles } from '@vesta/domain/desk/permissions';
import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { addHouseStaff } from '../../modules/desk/house/add-house-staff.ts';
import { type Command, EXIT_OK, EXIT_USAGE } from '../run-cli.ts';
import { withHouse } from '../with-house.ts';

const options = { role: { type: 'string', default: 'administrator' }, name: { type: 'string', default: '' } } as const;

/** The first people of the house: everybody else is asked in at the desk. */
export const staffCommand: Command = {
  summary: `Give somebody a role in the house (${houseRoles.join(', ')}), so that they can sign in at the desk.`,
  usage: 'staff <e-mail> --name <name> [--role <role>]',
  run: async (args) => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const email = normaliseEmail(positionals[0] ?? '');
    const role = houseRoles.find((one): one is HouseRole => one === values.role);
    if (validateEmail(email) !== null || !role || !values.name) {
      console.error(`Use: vesta ${staffCommand.usage}`);
      return EXIT_USAGE;
    }
    return withHouse(async (house) => {
      await addHouseStaff(house, { email, role, name: values.name });
      console.log(`${email} can sign in at ${house.config.publicUrl}/it/desk as ${role}.`);
      return EXIT_OK;
    });
  },
};
