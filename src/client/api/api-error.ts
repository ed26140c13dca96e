import type { ErrorCode } from '../../contract/errors/error-code';

/** Codes that arise in the browser: no answer at all, or one that is not ours. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'BAD_RESPONSE';

export interface ApiErrorFields {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  /** A Russian sentence to show. */
  readonly message: string;
  readonly details?: unknown;
  readonly requestId?: string | undefined;
}

/** What every failed call raises: the refusal's fields, the response and its parsed JSON. */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(
    fields: ApiErrorFields,
    readonly response: Response | null = null,
    readonly json: unknown = null,
  ) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details;
    this.requestId = fields.requestId;
  }
}
