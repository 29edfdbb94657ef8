/** A moment as the file prints it, and as an instant where it is a real one. */
export interface PdfDate {
  readonly raw: string;
  /** ISO 8601 with offset; without one when the file does not say where it was. */
  readonly at: string | null;
}

const shape = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:(Z)|([+-])(\d{2})'?(\d{2})?'?)?/;

/** `D:20260301093000+01'00'` as `2026-03-01T09:30:00+01:00`. */
export function pdfDate(raw: string | null): PdfDate | null {
  if (raw === null) return null;
  const match = shape.exec(raw.trim());
  if (!match) return { raw, at: null };
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zulu, sign, hours, minutes] =
    match;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const zone = zulu ? 'Z' : sign ? `${sign}${hours}:${minutes ?? '00'}` : '';
  return { raw, at: isRealMoment(local) ? `${local}${zone}` : null };
}

/** The 31st of February would silently become a day of March. */
function isRealMoment(local: string): boolean {
  const time = Date.parse(`${local}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(local);
}
