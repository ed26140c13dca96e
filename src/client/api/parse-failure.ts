import { errorTexts } from './texts';
import { ApiError } from './api-error';
import type { ApiErrorFields } from './api-error';

interface WireRefusal {
  readonly code: ApiErrorFields['code'];
  readonly message?: string;
  readonly details?: unknown;
  readonly requestId?: string;
}

const isRefusal = (json: unknown): json is WireRefusal =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string';

/** Our server's refusal, or BAD_RESPONSE for anything else (a proxy's page, cut-off JSON). */
export const parseFailure = (response: Response, json: unknown): ApiError => {
  if (!isRefusal(json)) {
    return new ApiError({ status: response.status, code: 'BAD_RESPONSE', message: errorTexts.badResponse }, response, json);
  }
  const requestId = json.requestId ?? response.headers.get('x-request-id') ?? undefined;
  return new ApiError(
    {
      status: response.status,
      code: json.code,
      message: json.message ?? errorTexts.badResponse,
      ...(json.details === undefined ? {} : { details: json.details }),
      ...(requestId === undefined ? {} : { requestId }),
    },
    response,
    json,
  );
};
