export type PlacesFailure = 'timeout' | 'unreachable' | 'refused' | 'failed' | 'malformed';

/** The service gave no usable answer. The message never holds what the person typed, nor the key: it ends up in logs. */
export class PlacesError extends Error {
  override readonly name = 'PlacesError';
  readonly reason: PlacesFailure;
  readonly status: number | null;

  constructor(reason: PlacesFailure, status: number | null = null) {
    super(`The address service gave no usable answer: ${reason}${status === null ? '' : ` (${status})`}.`);
    this.reason = reason;
    this.status = status;
  }
}
