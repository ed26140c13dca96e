import { failureOf } from '../../../../api/api-error';

/** `{ name: «…» }` of a refusal that says which fields of the body are wrong. */
export const refusedFields = (failure: unknown): Readonly<Record<string, string>> => {
  if (failure === undefined) return {};
  const { details } = failureOf(failure);
  const fields: unknown = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : [];
  const found: Record<string, string> = {};
  for (const one of Array.isArray(fields) ? fields : [])
    if (typeof one?.path === 'string' && typeof one.message === 'string')
      found[one.path.split('.')[1] ?? ''] ??= one.message;
  return found;
};
