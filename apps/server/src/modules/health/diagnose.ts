import { brokenWeights } from '@vesta/engine/evidence/lines/whole-weights';
import type { House } from '../../house.ts';
import { countByQueue } from '../../jobs/dead-letters.ts';
import { clocksApartMs } from './clocks-apart.ts';
import type { Diagnosis } from './diagnosis.ts';

/** Clocks further apart make links and codes end too early or too late. */
const CLOCKS_APART_MS = 5_000;
/** A job that is due for longer is not being taken up. */
const OLDEST_SECONDS = 600;

type Needs = Pick<House, 'database' | 'blobs' | 'mail' | 'queue' | 'clock'>;

async function looked(
  what: string,
  look: () => Promise<string | null>,
  fine: string,
  advice: string,
): Promise<Diagnosis> {
  try {
    const wrong = await look();
    return wrong === null ? { what, ok: true, found: fine, advice: '' } : { what, ok: false, found: wrong, advice };
  } catch {
    // Messages of drivers may quote addresses and values.
    return { what, ok: false, found: 'does not answer', advice };
  }
}

const ping = (what: string, part: { ping(): Promise<void> }, advice: string) =>
  looked(what, () => part.ping().then(() => null), 'answers', advice);

async function clocksApart(house: Needs): Promise<string | null> {
  const apartMs = await clocksApartMs(house);
  return apartMs > CLOCKS_APART_MS ? `${Math.round(apartMs / 1000)} s apart from the database's` : null;
}

async function stuckJobs({ queue }: Needs): Promise<string | null> {
  const counts = await countByQueue(queue);
  const dead = counts.filter((row) => row.dead > 0).map((row) => `${row.dead} × ${row.job} given up`);
  const late = counts.filter((row) => row.age > OLDEST_SECONDS).map((row) => `${row.job} waits for ${row.age} s`);
  return [...dead, ...late].join(', ') || null;
}

/** Looks at everything that an open house stands on, and says what to do where something is wrong. */
export async function diagnose(house: Needs): Promise<Diagnosis[]> {
  return [
    await ping('database', house.database, 'Is PostgreSQL running, and DATABASE_URL right?'),
    await ping('file storage', house.blobs, 'Is the disk there and writable, or the bucket and its keys right (S3_…)?'),
    await ping('mail', house.mail, 'Is SMTP_URL right? Until it answers, mails wait and are tried for an hour.'),
    await looked(
      'reader',
      async () => (await brokenWeights()).join(', ') || null,
      'has its weights',
      'These files are missing or damaged: install or unpack the release again.',
    ),
    await looked(
      'clock',
      () => clocksApart(house),
      'agrees with the database',
      'Let both machines follow a time server.',
    ),
    await looked(
      'queue',
      () => stuckJobs(house),
      'nothing is stuck',
      'Is a worker running? "vesta jobs dead" names what was given up, "vesta jobs retry <id>" runs it again.',
    ),
  ];
}
