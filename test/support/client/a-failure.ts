import type { ApiFailure } from '#client/api/api-error.ts';

/** A failed call as the store has it; without a code one that only its status tells about. */
export const aFailure = (status: number, code: ApiFailure['code'] = 'INTERNAL_ERROR'): ApiFailure => ({
  status,
  code,
  message: `Отказ ${code}`,
});
