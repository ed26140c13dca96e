import { nextState, type StateTable } from './state-table';

/** The life of something whose states follow from its events alone. */
export interface Lifecycle<Stage extends string, Type extends string> {
  readonly states: StateTable<Stage, Type, never>;
  /** The states that something still happens in. */
  readonly open: readonly Stage[];
  /** Whether an event fits a state. */
  fits(at: Stage, type: Type): boolean;
  /** The state after an event; null when the event does not fit. */
  after(at: Stage, type: Type): Stage | null;
  /**
   * The state after an event whose fitting the caller has made sure of.
   * @throws Error when it does not fit: a mistake of ours, no refusal
   */
  enter(at: Stage, type: Type): Stage;
}

/** A lifecycle by its table; `name` is for errors. An event that leads back to its state counts as not fitting. */
export const lifecycleOf = <Stage extends string, Type extends string>(
  name: string,
  stages: readonly Stage[],
  states: StateTable<Stage, Type, never>,
): Lifecycle<Stage, Type> => {
  const after = (at: Stage, type: Type): Stage | null => {
    const next = nextState<Stage, never, null, { readonly type: Type }>(states, {}, at, {
      context: null,
      event: { type },
    });
    return next === at ? null : next;
  };
  return {
    states,
    open: stages.filter((at) => states[at].type !== 'final'),
    after,
    fits: (at, type) => after(at, type) !== null,
    enter: (at, type) => {
      const next = after(at, type);
      if (next === null) throw new Error(`${name}: ${type} does not fit ${at}`);
      return next;
    },
  };
};
