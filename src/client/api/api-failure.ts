import { ApiError } from './api-error';
import type { ApiErrorFields } from './api-error';

/** A refusal as the store keeps it: the fields of `ApiError` without the response, serialisable. */
export type ApiFailure = ApiErrorFields;

const unexpected: ApiFailure = { status: 0, code: 'BAD_RESPONSE', message: 'Что-то пошло не так. Попробуй ещё раз.' };

const isFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'status' in value;

export const toFailure = ({ status, code, message, details, requestId }: ApiError): ApiFailure => ({
  status,
  code,
  message,
  ...(details === undefined ? {} : { details }),
  ...(requestId === undefined ? {} : { requestId }),
});

/** Makes a failure of whatever a call, an `unwrap()` or a query hook gave. */
export const failureOf = (error: unknown): ApiFailure => {
  if (error instanceof ApiError) return toFailure(error);
  return isFailure(error) ? error : unexpected;
};
