import { lookup as lookUp } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { WEBHOOK_TIMEOUT_MS } from '@vesta/domain/desk/webhooks';
import { isOutside } from './is-outside.ts';
import type { OutgoingMessage, SendOutcome, WebhookSender } from './port.ts';

type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;
type Request = typeof request;

/** What tests put in place of the world. */
interface Doors {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  request?: Request;
  timeoutMs?: number;
}

const resolveAll: Resolve = (host) => lookUp(host, { all: true });

class InsideError extends Error {
  readonly code = 'INSIDE';
}

/**
 * Sends to the internet and to nowhere else. Names are resolved by ourselves, and the connection goes to the very
 * addresses that were looked at: a name that says something else a moment later changes nothing. No redirect is followed.
 */
export function createOutsideSender({
  resolve = resolveAll,
  isAllowed = isOutside,
  request: open = request,
  timeoutMs = WEBHOOK_TIMEOUT_MS,
}: Doors = {}): WebhookSender {
  const outside: LookupFunction = (host, options, callback) => {
    resolve(host).then(
      (found) => {
        if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
          return callback(new InsideError('the address lies inside'), []);
        const [first] = found;
        if (options.all) return callback(null, [...found]);
        callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };

  const send = ({ url, headers, body }: OutgoingMessage): Promise<SendOutcome> =>
    new Promise((settle) => {
      const { hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      // An address in numbers is never looked up, so it is judged here.
      if (isIP(host) && !isAllowed(host)) return settle({ status: null, problem: 'inside' });
      const signal = AbortSignal.timeout(timeoutMs);
      const call = open(url, { method: 'POST', headers, lookup: outside, signal, agent: false }, (answer) => {
        const status = answer.statusCode ?? 0;
        // What they have to say is not read.
        answer.destroy();
        if (status >= 300 && status < 400) return settle({ status, problem: 'redirect' });
        settle(status >= 200 && status < 300 ? { status, problem: null } : { status, problem: 'answer' });
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        const problem = error.code === 'INSIDE' ? 'inside' : signal.aborted ? 'timeout' : 'unreachable';
        settle({ status: null, problem });
      });
      call.end(body);
    });
  return { send };
}
