import autocannon from 'autocannon';

const CONNECTIONS = 50;

/** Asks so many times a second, whatever the answers take, and says how long they took. */
export async function pollSteadily(url: string, token: string, perSecond: number, seconds: number) {
  const { latency, errors, non2xx } = await autocannon({
    url,
    headers: { authorization: `Bearer ${token}` },
    connections: CONNECTIONS,
    overallRate: perSecond,
    duration: seconds,
  });
  return { p50: latency.p50, p97_5: latency.p97_5, failed: errors + non2xx };
}
