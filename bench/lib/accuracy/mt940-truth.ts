const DATE = 'mt940.models.Date';

/** Two bytes of the year, one of the month, one of the day, as Python packs a date. */
function dayOfBytes(base64: string): string {
  const [high = 0, low = 0, month = 0, day = 0] = Buffer.from(base64, 'base64');
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${high * 256 + low}-${two(month)}-${two(day)}`;
}

const named = /&(id\d+)\s+!!python\/object\/apply:mt940\.models\.Date\s+-\s+!!binary \|\s+(\S+)/g;
const dateOf =
  /\n {4}date: (?:\*(id\d+)|(?:&id\d+ )?!!python\/object\/apply:mt940\.models\.Date\s+-\s+!!binary \|\s+(\S+))/;
const amountOf = /\n {4}amount: [\s\S]*?Decimal \['(-?[\d.]+)'\]/;

export interface TrueRow {
  readonly date: string;
  readonly amount: number;
}

/** The bookings of a YAML file that the Python library mt940 wrote beside a statement; null where it is none. */
export function rowsOfPythonYaml(text: string): TrueRow[] | null {
  if (!text.includes('mt940.models.Transactions')) return null;
  const dates = new Map([...text.matchAll(named)].map(([, name = '', bytes = '']) => [name, dayOfBytes(bytes)]));
  const [, ...parts] = text.split(/- (?:&id\d+ )?!!python\/object:mt940\.models\.Transaction\b(?!s)/);
  const rows = parts.map((part) => {
    const [, alias, bytes] = dateOf.exec(part) ?? [];
    const amount = amountOf.exec(part)?.[1];
    const date = alias ? dates.get(alias) : bytes && dayOfBytes(bytes);
    return date && amount ? { date, amount: Math.round(Number(amount) * 100) } : null;
  });
  // A file that is only half understood is no truth.
  return text.includes(DATE) && rows.every((row) => row !== null) ? rows : null;
}
