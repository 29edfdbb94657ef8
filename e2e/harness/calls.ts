import type { Page, Request } from 'playwright-core';

export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

function toCall(request: Request): Call {
  const { pathname, searchParams } = new URL(request.url());
  return {
    method: request.method(),
    path: pathname.slice('/api'.length),
    query: Object.fromEntries(searchParams),
    headers: request.headers(),
    body: request.postData() ? request.postDataJSON() : null,
  };
}

/** Everything that the page asks of the API from now on. */
export function listenToCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(toCall(request));
  });
  return calls;
}
