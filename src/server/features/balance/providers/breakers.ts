import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleType } from 'cockatiel';
import type { Database } from '#server/platform/db/open-database.ts';
import { ProviderDown } from './call-provider';

const failuresInRow = 5;
const offMs = 60_000;

const newBreaker = () => {
  const policy = circuitBreaker(handleType(ProviderDown), {
    halfOpenAfter: offMs,
    breaker: new ConsecutiveBreaker(failuresInRow),
  });
  let brokenAt = -Infinity;
  policy.onBreak(() => {
    brokenAt = performance.now();
  });
  return {
    execute: <T>(work: () => Promise<T>): Promise<T> => policy.execute(work),
    /** The library leaves the open state only at the next call, so the elapsed time is checked as well. */
    isOff: (): boolean => policy.state === CircuitState.Open && performance.now() - brokenAt < offMs,
  };
};

type Breaker = ReturnType<typeof newBreaker>;

const breakers = new WeakMap<Database, Map<string, Breaker>>();

/** The circuit breaker of a provider: five failures in a row switch it off for a minute. Each process has its own. */
export const breakerOf = (database: Database, provider: string): Breaker => {
  const own = breakers.get(database) ?? new Map<string, Breaker>();
  breakers.set(database, own);
  const breaker = own.get(provider) ?? newBreaker();
  own.set(provider, breaker);
  return breaker;
};
