import type { EvidenceEngine } from '../../adapters/engine/port.ts';
import type { Clock } from '../../lib/clock.ts';
import { clientGone, createFairLine } from '../../lib/fair-line.ts';

/** Somebody turning pages back and forth finds them drawn; a house full of readers holds no more than this. */
const KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;
const LINE = { atOnce: 1, mostPerPerson: 8, mostInAll: 64 } as const;

export interface PageOrder {
  /** In whose turn it is drawn. */
  readonly person: string;
  /** A stored file never changes: a paper that is handed in again is another file. */
  readonly fileId: string;
  readonly page: number;
  /** Asked for when the turn has come, so that waiting costs no memory. */
  readonly bytes: () => Promise<Uint8Array | null>;
  readonly signal?: AbortSignal | undefined;
}

export interface DrawnPages {
  /** One page as a picture. Who may see it has been decided before. */
  page(order: PageOrder): Promise<Uint8Array | null>;
}

interface UnderWay {
  readonly picture: Promise<Uint8Array | null>;
  readonly nobodyWaits: AbortController;
  waiting: number;
}

/** Pictures that were drawn a while ago; the one that nobody asked for the longest goes first. */
function createShelf({ clock }: { clock: Clock }) {
  const kept = new Map<string, { picture: Uint8Array; at: number }>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.picture.length ?? 0;
    kept.delete(key);
  };
  return {
    take: (key: string): Uint8Array | null => {
      const found = kept.get(key);
      if (!found) return null;
      const age = clock.now().getTime() - found.at;
      kept.delete(key);
      if (age >= 0 && age < KEPT_MS) kept.set(key, found);
      else bytes -= found.picture.length;
      return kept.has(key) ? found.picture : null;
    },
    put: (key: string, picture: Uint8Array): void => {
      drop(key);
      kept.set(key, { picture, at: clock.now().getTime() });
      bytes += picture.length;
      for (const oldest of kept.keys()) {
        if (bytes <= KEPT_BYTES) return;
        drop(oldest);
      }
    },
  };
}

/** The answer, or the end of waiting for it. */
function unlessGone<T>(answer: Promise<T>, signal: AbortSignal | undefined, onGone: () => void): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const gone = () => {
      onGone();
      reject(clientGone());
    };
    signal.addEventListener('abort', gone, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', gone));
  });
}

/**
 * Draws pages in turns of people. The same page is drawn once for everybody who waits for it, one file is held at a
 * time, and what nobody waits for any more is not drawn.
 */
export function createDrawnPages({ engine, clock }: { engine: EvidenceEngine; clock: Clock }): DrawnPages {
  const line = createFairLine(LINE);
  const shelf = createShelf({ clock });
  const underWay = new Map<string, UnderWay>();

  const begin = (key: string, { person, page, bytes }: PageOrder): UnderWay => {
    const nobodyWaits = new AbortController();
    const draw = async () => {
      const file = await bytes();
      const picture = file && (await engine.picture(file, page));
      if (picture) shelf.put(key, picture);
      return picture;
    };
    const picture = line.run(person, draw, nobodyWaits.signal).finally(() => {
      if (underWay.get(key) === work) underWay.delete(key);
    });
    const work: UnderWay = { picture, nobodyWaits, waiting: 0 };
    underWay.set(key, work);
    return work;
  };

  return {
    page: async (order) => {
      if (order.signal?.aborted) throw clientGone();
      const key = `${order.fileId}/${order.page}`;
      const drawn = shelf.take(key);
      if (drawn) return drawn;
      const work = underWay.get(key) ?? begin(key, order);
      work.waiting += 1;
      return unlessGone(work.picture, order.signal, () => {
        work.waiting -= 1;
        if (work.waiting > 0) return;
        // Whoever asks next must not be given what is being dropped.
        if (underWay.get(key) === work) underWay.delete(key);
        work.nobodyWaits.abort();
      });
    },
  };
}
