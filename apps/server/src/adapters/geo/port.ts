/** Guesses a caller's country (ISO 3166-1 alpha-2). Null when it does not know: a guess is never worth a failure. */
export interface RegionGuesser {
  countryOf(caller: { ip: string; headers: Record<string, string | string[] | undefined> }): Promise<string | null>;
}
