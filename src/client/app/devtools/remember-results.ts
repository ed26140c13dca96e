import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * A reducer that gives the same object again for the same action after the same state. However the history of a store
 * was edited in between, a state that it leads to again is recognised by its identity.
 */
export const rememberResults = <S extends object>(reducer: Reducer<S>): Reducer<S> => {
  const results = new WeakMap<object, WeakMap<object, S>>();
  return (state, action: UnknownAction) => {
    if (state === undefined) return reducer(state, action);
    const known = results.get(state) ?? new WeakMap<object, S>();
    results.set(state, known);
    const result = known.get(action) ?? reducer(state, action);
    known.set(action, result);
    return result;
  };
};
