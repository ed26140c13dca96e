import type { ApiFailure } from '#client/api/api-error.ts';

interface RefusedPart {
  /** Which of a list, from 0; null: the field as a whole. */
  readonly item: number | null;
  readonly message: string;
}

/** What a refusal says is wrong in the body, the first of each field by its name. */
export const refusedParts = (failure: ApiFailure | undefined): ReadonlyMap<string, RefusedPart> => {
  const found = new Map<string, RefusedPart>();
  const details = failure?.details;
  const fields: unknown = typeof details === 'object' && details !== null && 'fields' in details ? details.fields : [];
  for (const one of Array.isArray(fields) ? fields : []) {
    if (typeof one?.path !== 'string' || typeof one.message !== 'string') continue;
    const [, name = '', item = ''] = one.path.split('.');
    if (!found.has(name)) found.set(name, { item: /^\d+$/.test(item) ? Number(item) : null, message: one.message });
  }
  return found;
};

/** `{ name: «…» }` of a refusal that says which fields of the body are wrong. */
export const refusedFields = (failure: ApiFailure | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(refusedParts(failure), ([name, { message }]) => [name, message]));
