export function isWebLink(link: string): boolean {
  return URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
}

/** A link carries a person's token, so a bad one is reported without it. */
export function requireWebLink(link: string): string {
  if (!isWebLink(link)) throw new TypeError('A link in a mail must be a web address');
  return new URL(link).href;
}
