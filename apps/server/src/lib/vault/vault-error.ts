/** One answer for every failure: telling a wrong key from an altered byte would help only an attacker. */
export class VaultError extends Error {
  override readonly name = 'VaultError';

  constructor() {
    super('The sealed value cannot be opened');
  }
}
