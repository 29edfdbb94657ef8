import { type ErrorCode, errorCatalogue } from '@vesta/domain/errors';
import type { FieldFailure } from '@vesta/domain/failure';

interface AppErrorOptions {
  /** Values that the text for the person names. */
  values?: Record<string, string | number>;
  /** For the log only; never leaves the house. */
  detail?: string;
  fields?: FieldFailure[];
  cause?: unknown;
}

/** An expected failure. The code decides status and text; the detail is for us. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly fields: FieldFailure[];

  constructor(code: ErrorCode, { values = {}, detail, fields = [], cause }: AppErrorOptions = {}) {
    super(detail ?? code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.fields = fields;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
