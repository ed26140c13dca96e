/** What has to be made anew, before its next attempt, for a problem that a boundary has caught. */
const resets = new WeakMap<object, () => void>();

export const registerReset = (problem: unknown, renew: () => void): void => void resets.set(Object(problem), renew);

export const runReset = (problem: unknown): void => resets.get(Object(problem))?.();
