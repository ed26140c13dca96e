import type { Lifecycle } from './lifecycle';
import type { StepLog } from './step-log';

/** An event of a life that follows from its events alone. `by`: a person's id, or `system` for the clock and providers. */
export interface StageEvent<Type extends string> {
  readonly type: Type;
  readonly by: string;
  readonly at: number;
}

export interface StageState<Stage extends string> {
  readonly status: Stage;
}

/** Types of all events of a life. */
export const eventsOf = <Stage extends string, Type extends string>({
  states,
}: Lifecycle<Stage, Type>): readonly string[] => [
  ...new Set(
    Object.values<{ readonly on?: object }>(states).flatMap(({ on }) => (on === undefined ? [] : Object.keys(on))),
  ),
];

/** The log of something that is described by its status alone. */
export const stageLog = <Stage extends string, Type extends string>(
  aggregate: string,
  rules: number,
  life: Lifecycle<Stage, Type>,
): StepLog<StageState<Stage>, StageEvent<Type>> => ({
  aggregate,
  rules,
  events: eventsOf(life),
  apply: ({ status }, { type }) => {
    const next = life.after(status, type);
    return next === null ? null : { status: next };
  },
});
