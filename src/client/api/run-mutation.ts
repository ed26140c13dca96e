import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface Mutation<State, Arg, Answer> {
  readonly initiate: (
    arg: Arg,
    options: { readonly track: false },
  ) => ThunkAction<{ readonly unwrap: () => Promise<Answer> }, State, unknown, UnknownAction>;
}

/**
 * Runs a mutation outside of a component. Nobody reads its state, so it leaves no entry in the store: without a hook
 * that unmounts, an entry would stay until the tab is closed.
 * @throws the error of the call
 */
export const runMutation = <State, Arg, Answer>(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
  { initiate }: Mutation<State, Arg, Answer>,
  arg: Arg,
): Promise<Answer> => dispatch(initiate(arg, { track: false })).unwrap();
