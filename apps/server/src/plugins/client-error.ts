import type { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue } from '@vesta/domain/errors';
import type { Failure } from '@vesta/domain/failure';
import { FALLBACK_LANGUAGE } from '@vesta/domain/languages';
import { translate } from '../lib/translate.ts';

/** Faults that Node finds while it still reads the head of a request, before there is anything to route. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

const reasons: Partial<Record<number, string>> = { 400: 'Bad Request', 408: 'Request Timeout' };

/** The bare bytes of such an answer: the language was in the part that nobody could read, so it is the fallback. */
export function clientErrorAnswer(errorCode: string, requestId: string): string {
  const code = codes[errorCode] ?? 'MALFORMED_BODY';
  const { status, textKey } = errorCatalogue[code];
  const failure: Failure = {
    success: false,
    message: translate(FALLBACK_LANGUAGE, textKey),
    code,
    request_id: requestId,
  };
  const body = JSON.stringify(failure);
  return [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Request Header Fields Too Large'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, requestId: string): void {
  // Whoever hung up, or was answered already, is told nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy(error);
  else socket.end(clientErrorAnswer(error.code ?? '', requestId));
}
