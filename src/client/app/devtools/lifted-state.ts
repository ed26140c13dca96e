/** The part of the state of Redux DevTools (`@redux-devtools/instrument`) that is read here. */
interface LiftedState {
  readonly currentStateIndex: number;
  readonly computedStates: readonly unknown[];
  readonly isLocked: boolean;
  readonly skippedActionIds: readonly number[];
}

interface LiftedStore {
  readonly getState: () => LiftedState;
  readonly dispatch: (action: { readonly type: string; readonly [key: string]: unknown }) => unknown;
}

const isLiftedStore = (value: unknown): value is LiftedStore =>
  typeof value === 'object' && value !== null && 'getState' in value && 'dispatch' in value;

/** The history behind a store that DevTools have wrapped; null if they have not. */
export const liftedStoreOf = (store: object): LiftedStore | null =>
  'liftedStore' in store && isLiftedStore(store.liftedStore) ? store.liftedStore : null;

/** Whether history stands at its end and grows with the next action. */
export const isAtEnd = ({ currentStateIndex, computedStates, isLocked }: LiftedState): boolean =>
  !isLocked && currentStateIndex === computedStates.length - 1;

/** Takes back what can be taken back: the lock, every skip, and the jump. */
export const returnToEnd = (lifted: LiftedStore): void => {
  lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
  for (const id of lifted.getState().skippedActionIds) lifted.dispatch({ type: 'TOGGLE_ACTION', id });
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: lifted.getState().computedStates.length - 1 });
};

/** Empties the history: it begins with this state. */
export const restartHistory = (lifted: LiftedStore, state: unknown): void => {
  lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: state });
};
