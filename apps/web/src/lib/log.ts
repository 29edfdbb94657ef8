/** The browser's console is our only log there. Failed loads are told to it and to nobody else. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error instanceof Error ? error.message : error);
}
