interface Transition<Stage extends string, Guard extends string> {
  readonly description: string;
  readonly guard?: Guard;
  readonly target: Stage;
}

interface State<Stage extends string, Type extends string, Guard extends string> {
  readonly description: string;
  readonly type?: 'final';
  /** Transitions by event; of several the first whose guard holds is taken. */
  readonly on?: { readonly [Of in Type]?: Transition<Stage, Guard> | readonly Transition<Stage, Guard>[] };
}

/**
 * A small state machine as a table of states in XState's format. The XState machine is made from it;
 * the squad's own steps read the table directly, so that a page that only shows a squad need not load XState.
 */
export type StateTable<Stage extends string, Type extends string, Guard extends string> = {
  readonly [At in Stage]: State<Stage, Type, Guard>;
};

export type TableGuards<Guard extends string, Context, Event> = {
  readonly [Name in Guard]: (facts: { readonly context: Context; readonly event: Event }) => boolean;
};

/** The state after an event; an event without a transition leaves the state unchanged. */
export const nextState = <Stage extends string, Guard extends string, Context, Event extends { readonly type: string }>(
  table: StateTable<Stage, Event['type'], Guard>,
  guards: TableGuards<Guard, Context, Event>,
  at: Stage,
  facts: { readonly context: Context; readonly event: Event },
): Stage => {
  const type: Event['type'] = facts.event.type;
  const transitions = [table[at].on?.[type] ?? []].flat();
  return transitions.find(({ guard }) => guard === undefined || guards[guard](facts))?.target ?? at;
};

/** The same for a table in which no transition stays; null when the event does not fit the present state. */
export const stateAfter = <
  Stage extends string,
  Guard extends string,
  Context,
  Event extends { readonly type: string },
>(
  table: StateTable<Stage, Event['type'], Guard>,
  guards: TableGuards<Guard, Context, Event>,
  at: Stage,
  facts: { readonly context: Context; readonly event: Event },
): Stage | null => {
  const next = nextState(table, guards, at, facts);
  return next === at ? null : next;
};
