interface Transition<Stage extends string, Guard extends string> {
  readonly description: string;
  readonly guard?: Guard;
  readonly target: Stage;
}

interface State<Stage extends string, Type extends string, Guard extends string> {
  readonly description: string;
  readonly type?: 'final';
  /** Of several ways the first that its guard allows. */
  readonly on?: { readonly [Of in Type]?: Transition<Stage, Guard> | readonly Transition<Stage, Guard>[] };
}

/**
 * A smaller course within a squad, as XState's table of states. The machine is made of it, and the squad's own steps
 * ask it where an event leads: a page that only shows a squad needs no machine for that.
 */
export type StateTable<Stage extends string, Type extends string, Guard extends string> = {
  readonly [At in Stage]: State<Stage, Type, Guard>;
};

export type TableGuards<Guard extends string, Context, Event> = {
  readonly [Name in Guard]: (facts: { readonly context: Context; readonly event: Event }) => boolean;
};

/** Where a course goes with an event; it stays where the event means nothing. */
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
