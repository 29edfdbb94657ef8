import { AppError } from './app-error.ts';

interface FairLineOptions {
  /** How many pieces of work are under way at a time. */
  readonly atOnce: number;
  /** How many pieces one person may have waiting; what is more is refused. */
  readonly mostPerPerson: number;
  readonly mostInAll: number;
}

export interface FairLine {
  /** Does the work when its turn comes. Whoever leaves while waiting is taken out of the line. */
  run<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Waiting {
  readonly begin: () => void;
}

const TRY_AGAIN_SECONDS = 5;

const refused = (detail: string) =>
  new AppError('TOO_MANY_REQUESTS', { values: { seconds: TRY_AGAIN_SECONDS }, detail });

/** Nobody hears it: the connection is gone. */
export const clientGone = () => new AppError('REQUEST_TIMEOUT', { detail: 'the client left' });

/** A line in which people take turns: however much one of them orders, the next piece of another waits for one piece. */
export function createFairLine({ atOnce, mostPerPerson, mostInAll }: FairLineOptions): FairLine {
  /** In the order of turns: whoever was served goes to the end. */
  const lines = new Map<string, Waiting[]>();
  let underWay = 0;
  let waiting = 0;

  const leave = (person: string, place: Waiting): void => {
    const line = lines.get(person);
    const at = line?.indexOf(place) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(person);
  };

  const callNext = (): void => {
    while (underWay < atOnce) {
      const [turn] = lines;
      if (!turn) return;
      const [person, line] = turn;
      const [place] = line;
      if (!place) return;
      leave(person, place);
      if (lines.delete(person)) lines.set(person, line);
      underWay += 1;
      place.begin();
    }
  };

  const turnOf = (person: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const gone = () => {
        leave(person, place);
        reject(clientGone());
      };
      const place: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', gone);
          resolve();
        },
      };
      signal?.addEventListener('abort', gone, { once: true });
      lines.set(person, [...(lines.get(person) ?? []), place]);
      waiting += 1;
      callNext();
    });

  return {
    run: async (person, work, signal) => {
      if (signal?.aborted) throw clientGone();
      if ((lines.get(person)?.length ?? 0) >= mostPerPerson) throw refused('this person has enough waiting');
      if (waiting >= mostInAll) throw refused('the line is full');
      await turnOf(person, signal);
      try {
        return await work();
      } finally {
        underWay -= 1;
        callNext();
      }
    },
  };
}
