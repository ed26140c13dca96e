import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleType } from 'cockatiel';
import type { DepositPaymentProvider } from '../../../../domain/money/deposit';
import type { Database } from '../../../platform/db/open-database';
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
    /** The library leaves this state only with the next try, so the time counts too. */
    isOff: (): boolean => policy.state === CircuitState.Open && performance.now() - brokenAt < offMs,
  };
};

type Breaker = ReturnType<typeof newBreaker>;

const breakers = new WeakMap<Database, Map<DepositPaymentProvider, Breaker>>();

/** A provider that fails five times in a row is left alone for a minute; each process finds out for itself. */
export const breakerOf = (database: Database, provider: DepositPaymentProvider): Breaker => {
  const own = breakers.get(database) ?? new Map<DepositPaymentProvider, Breaker>();
  breakers.set(database, own);
  const breaker = own.get(provider) ?? newBreaker();
  own.set(provider, breaker);
  return breaker;
};
