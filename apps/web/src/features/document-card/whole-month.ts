/** The month that two days enclose from its first to its last; null where they enclose something else. */
export function wholeMonth(from: string, to: string): string | null {
  const month = from.slice(0, 7);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return from === `${month}-01` && to === `${month}-${last}` ? month : null;
}
