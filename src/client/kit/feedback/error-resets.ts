/** What has to be reset before the next attempt, by the error that an error boundary has caught. */
const resets = new WeakMap<object, () => void>();

export const registerReset = (problem: unknown, renew: () => void): void => void resets.set(Object(problem), renew);

export const runReset = (problem: unknown): void => resets.get(Object(problem))?.();
