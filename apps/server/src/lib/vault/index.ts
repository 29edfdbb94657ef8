export { createKeyring, type Keyring, type KeyringOptions } from './keyring.ts';
export { createVault, type Vault, type VaultOptions } from './vault.ts';
export { VaultError } from './vault-error.ts';
