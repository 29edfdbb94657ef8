const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (text: string, table: readonly (readonly [string, string])[]): string | null =>
  table.find(([mark]) => text.includes(mark))?.[1] ?? null;

/** What people call the browser behind a user agent, as far as it can be told; null where it cannot. */
export function browserName(userAgent: string | null): string | null {
  const names = [firstIn(userAgent ?? '', browsers), firstIn(userAgent ?? '', systems)].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : null;
}
