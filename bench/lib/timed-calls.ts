/** Calls of the API, each with the time from sending to the last byte, kept under a name. */
export function timedCalls(address: string) {
  const times = new Map<string, number[]>();
  const headers = { 'Content-Type': 'application/json', Region: 'it', 'Application-Type': 'rent' };

  async function call<T>(name: string, path: string, body?: unknown): Promise<T> {
    const from = performance.now();
    const response = await fetch(`${address}/api${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    const known = times.get(name) ?? [];
    known.push(performance.now() - from);
    times.set(name, known);
    return answer;
  }
  return { call, times };
}
