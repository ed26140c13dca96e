/** What has to be made anew, before its next attempt, for a problem that a boundary has caught. */
const renewals = new WeakMap<object, () => void>();

export const renewAfter = (problem: unknown, renew: () => void): void => void renewals.set(Object(problem), renew);

export const renewFor = (problem: unknown): void => renewals.get(Object(problem))?.();
