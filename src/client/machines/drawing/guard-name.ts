const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && key in value;

const withParams = (type: string, params: unknown): string => {
  // Asked of the rules themselves: true of every event of the squad, so not worth a word.
  if (type === 'allowed') return '';
  const words = typeof params === 'object' && params !== null ? Object.values(params).join(', ') : '';
  return words === '' ? type : `${type}: ${words}`;
};

/** A guard in words: its name and parameters, a combination in brackets, «условие» for an unnamed one; empty when there is nothing to say. */
export const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return withParams(guard, undefined);
  if (has(guard, 'guards') && Array.isArray(guard.guards)) return guard.guards.map(guardName).filter(Boolean).join(' & ');
  if (typeof guard === 'object' && has(guard, 'type') && typeof guard.type === 'string') return withParams(guard.type, has(guard, 'params') ? guard.params : undefined);
  return 'условие';
};
