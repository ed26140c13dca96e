import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React in development captures a stack for each of the first 10,000 elements of a second, so that warnings can say who
 * created an element: a sixth of the processor time of the client's tests, where nobody reads them. Warnings keep their
 * component stacks.
 */
export const withoutOwnerStacks = (): void => {
  const counters: unknown = Reflect.get(React, internals);
  if (typeof counters !== 'object' || counters === null || !('recentlyCreatedOwnerStacks' in counters))
    throw new Error('React counts its owner stacks elsewhere now');
  Object.defineProperty(counters, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
};
