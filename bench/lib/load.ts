import autocannon from 'autocannon';

export interface Target {
  url: string;
  headers: Record<string, string>;
}

const CONNECTIONS = 20;

/** Keeps a server busy for a while and counts its answers. One bad answer spoils the measurement. */
export async function putUnderLoad(
  { url, headers }: Target,
  duration: number,
): Promise<{ answers: number; perSecond: number }> {
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS });
  const failures = result.errors + result.non2xx;
  if (failures > 0) throw new Error(`${failures} of the requests failed under load.`);
  return { answers: result['2xx'], perSecond: result['2xx'] / result.duration };
}
