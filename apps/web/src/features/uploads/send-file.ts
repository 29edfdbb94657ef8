import { ApiFailure, NO_ANSWER, refusedCall } from '../../lib/api.ts';

export interface Sending {
  url: string;
  headers: Record<string, string>;
  form: FormData;
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  offlineText: string;
  /** A session that is over leads to the same page as everywhere else. */
  onFailure?: ((failure: ApiFailure) => void) | undefined;
  createRequest?: () => XMLHttpRequest;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Fetch cannot say how much has left; only XMLHttpRequest can. Everything else is as in the API client. */
export function sendFile<T>(sending: Sending): Promise<T> {
  const { url, headers, form, onProgress, signal, offlineText, onFailure } = sending;
  const request = sending.createRequest?.() ?? new XMLHttpRequest();
  return new Promise<T>((resolve, reject) => {
    const abort = () => request.abort();
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    const lost = () => end(() => reject(new ApiFailure(offlineText, { status: NO_ANSWER })));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const answer = parsed(request.responseText) as Parameters<typeof refusedCall>[0] | null;
      const { status, statusText } = request;
      if (status >= 200 && status < 300 && answer) return end(() => resolve(answer as T));
      const retryAfter = request.getResponseHeader('Retry-After');
      const failure = refusedCall(answer ?? {}, { status, statusText, retryAfter });
      onFailure?.(failure);
      end(() => reject(failure));
    };
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => end(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (signal.aborted) return request.onabort?.(new ProgressEvent('abort'));
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}
