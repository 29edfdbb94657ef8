/** `randomUUID` exists only on pages of a secure origin; these bytes exist everywhere. */
export const newUploadKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
