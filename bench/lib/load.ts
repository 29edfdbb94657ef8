import autocannon from 'autocannon';

export interface Target {
  url: string;
  headers: Record<string, string>;
}

const CONNECTIONS = 20;

async function shoot(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ ...options, connections: CONNECTIONS });
  const failures = result.errors + result.non2xx;
  if (failures > 0) throw new Error(`${failures} of the requests failed under load.`);
  return result;
}

/** A number of calls and not a time: on a busy machine a few seconds would not let the code reach its full speed. */
export const warmUp = ({ url, headers }: Target, amount: number): Promise<unknown> => shoot({ url, headers, amount });

/** Keeps a server busy for a while and counts its answers. One bad answer spoils the measurement. */
export async function putUnderLoad(
  { url, headers }: Target,
  duration: number,
): Promise<{ answers: number; perSecond: number }> {
  const result = await shoot({ url, headers, duration });
  return { answers: result['2xx'], perSecond: result['2xx'] / result.duration };
}
