interface Way<Stage extends string, Guard extends string> {
  readonly description: string;
  readonly guard?: Guard;
  readonly target: Stage;
}

interface Stand<Stage extends string, Type extends string, Guard extends string> {
  readonly description: string;
  readonly type?: 'final';
  /** Of several ways the first that its guard allows. */
  readonly on?: { readonly [Of in Type]?: Way<Stage, Guard> | readonly Way<Stage, Guard>[] };
}

/**
 * A smaller course within a squad, as XState's table of states. The machine is made of it, and the squad's own steps
 * ask it where an event leads: a page that only shows a squad needs no machine for that.
 */
export type Course<Stage extends string, Type extends string, Guard extends string> = {
  readonly [At in Stage]: Stand<Stage, Type, Guard>;
};

export type CourseGuards<Guard extends string, Context, Event> = {
  readonly [Name in Guard]: (facts: { readonly context: Context; readonly event: Event }) => boolean;
};

/** Where a course goes with an event; it stays where the event means nothing. */
export const stageAfter = <
  Stage extends string,
  Guard extends string,
  Context,
  Event extends { readonly type: string },
>(
  course: Course<Stage, Event['type'], Guard>,
  guards: CourseGuards<Guard, Context, Event>,
  at: Stage,
  facts: { readonly context: Context; readonly event: Event },
): Stage => {
  const type: Event['type'] = facts.event.type;
  const ways = [course[at].on?.[type] ?? []].flat();
  return ways.find(({ guard }) => guard === undefined || guards[guard](facts))?.target ?? at;
};
