import type { House } from '../../house.ts';

const CODE_LENGTH = 27;

/** The code is made from the invitation's id with a key of the house, so it can be shown again without being stored. */
export const invitationCode = ({ vault }: Pick<House, 'vault'>, invitationId: string): string =>
  vault.blindIndex(invitationId, 'invitation-code').toString('base64url').slice(0, CODE_LENGTH);
