import type { ErrorCode } from '#contract/errors/error-code.ts';

/** Codes that arise in the browser: there was no response, or the response did not come from our server. */
type ClientErrorCode = 'NETWORK_ERROR' | 'BAD_RESPONSE';

interface ApiErrorFields {
  /** 0 when there was no response. */
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  /** A Russian sentence for the screen. */
  readonly message: string;
  readonly details?: unknown;
  readonly requestId?: string | undefined;
}

/** What every failed call throws: the fields of the refusal, the response and its parsed JSON. */
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

/** No refusal of the server, whose code would mean something to our support. */
export const isOfBrowser = ({ code }: Pick<ApiErrorFields, 'code'>): boolean =>
  code === 'NETWORK_ERROR' || code === 'BAD_RESPONSE';

/** There was no response, or the server failed: it is unknown whether the request was carried out. */
export const isLost = ({ status }: Pick<ApiErrorFields, 'status'>): boolean => status === 0 || status >= 500;

/** The server has refused it: certainly nothing was carried out. */
export const isRefused = ({ status }: Pick<ApiErrorFields, 'status'>): boolean => status >= 400 && status < 500;

/** It is lost, or too many requests were made: nothing is decided, and a later attempt may succeed. */
export const isUndecided = (failure: Pick<ApiErrorFields, 'status'>): boolean =>
  isLost(failure) || failure.status === 429;

/** A refusal as it is stored in the Redux store: the serialisable fields of `ApiError`, without the response. */
export type ApiFailure = ApiErrorFields;

const unexpected: ApiFailure = {
  status: 0,
  code: 'BAD_RESPONSE',
  message: 'Что-то пошло не так. Можно попробовать ещё раз.',
};

const isFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'status' in value;

export const toFailure = ({ status, code, message, details, requestId }: ApiError): ApiFailure => ({
  status,
  code,
  message,
  ...(details === undefined ? {} : { details }),
  ...(requestId === undefined ? {} : { requestId }),
});

/** Turns whatever a call, an `unwrap()` or a query hook threw into an `ApiFailure`. */
export const failureOf = (error: unknown): ApiFailure => {
  if (error instanceof ApiError) return toFailure(error);
  return isFailure(error) ? error : unexpected;
};

/** Of a query, of a mutation, or of what a mutation was answered; undefined without a failure. */
export const failureIn = ({ error }: { readonly error?: unknown }): ApiFailure | undefined =>
  error === undefined ? undefined : failureOf(error);

/** The sentence of the `error` of a hook; undefined without one. */
export const failureText = (error: unknown): string | undefined => failureIn({ error })?.message;

/** Shown when the server sent no refusal; neutral, for operators read them too. */
export const errorTexts = {
  network: 'Нет связи с сервером. Похоже, пропал интернет.',
  slow: 'Сервер долго не отвечает. Можно попробовать ещё раз.',
  badResponse: 'Сервер не справился с ответом. Можно попробовать чуть позже.',
} as const;

interface WireRefusal {
  readonly code: ApiErrorFields['code'];
  readonly message?: string;
  readonly details?: unknown;
  readonly requestId?: string;
}

const isRefusal = (json: unknown): json is WireRefusal =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string';

interface FieldRefusal {
  readonly path: string;
  readonly message: string;
}

const fieldsIn = (details: unknown): readonly FieldRefusal[] => {
  const { fields }: Readonly<Record<string, unknown>> = Object(details);
  return Array.isArray(fields) ? fields : [];
};

/**
 * The sentence of a refusal for the screen; null for any other body. A file has no field of a form beside which its
 * fault could stand, so its sentence is the refusal's.
 */
export const refusalText = (json: unknown): string | null => {
  if (!isRefusal(json)) return null;
  const [first, ...others] = fieldsIn(json.details);
  return first?.path === 'body.file' && others.length === 0 ? first.message : (json.message ?? null);
};

/** The refusal of our server, or BAD_RESPONSE for any other body (the page of a proxy, truncated JSON). */
export const parseFailure = (response: Response, json: unknown): ApiError => {
  if (!isRefusal(json)) {
    return new ApiError(
      { status: response.status, code: 'BAD_RESPONSE', message: errorTexts.badResponse },
      response,
      json,
    );
  }
  const requestId = json.requestId ?? response.headers.get('x-request-id') ?? undefined;
  return new ApiError(
    {
      status: response.status,
      code: json.code,
      message: refusalText(json) ?? errorTexts.badResponse,
      ...(json.details === undefined ? {} : { details: json.details }),
      ...(requestId === undefined ? {} : { requestId }),
    },
    response,
    json,
  );
};
