import { timers, type SquadDeadlineKind, type SquadTimerEvent } from './rules/all-rules';
import type { PublicSquadState, SquadState } from './facts/squad-context';
import { squadStatuses } from './facts/squad-enums';

/** When the clock will make a step; there is one for each kind and subject. `at` in epoch ms. */
interface SquadDeadline {
  readonly kind: SquadDeadlineKind;
  readonly subject: string;
  readonly at: number;
}

/** Found once: which deadlines a squad has is asked at every step. */
const timersIn = new Map(
  squadStatuses.map((status) => [status, timers.filter(({ statuses }) => statuses.includes(status))]),
);

const allDue = ({ value, context }: PublicSquadState) => {
  const found: { kind: SquadDeadlineKind; subject: string | null; at: number; counted: boolean }[] = [];
  for (const { type: kind, due } of timersIn.get(value) ?? [])
    for (const { subject, at, counted } of due(context, value)) found.push({ kind, subject, at, counted });
  return found.sort((one, other) => one.at - other.at);
};

/**
 * All deadlines of a squad, earliest first.
 * @throws Error when the subject of a deadline is hidden from the viewer
 */
export const deadlinesOf = (state: SquadState): readonly SquadDeadline[] =>
  allDue(state).map(({ kind, subject, at }) => {
    if (subject === null) throw new Error(`Whom ${kind} is about is hidden`);
    return { kind, subject, at };
  });

/**
 * The deadline that the screen counts down to, null when there is none. Those of open friend links and offers are
 * ignored.
 */
export const nextDeadline = (state: PublicSquadState): Pick<SquadDeadline, 'kind' | 'at'> | null =>
  allDue(state).find(({ counted }) => counted) ?? null;

/** Whether a stored deadline belongs to a squad. */
export const isSquadDeadlineKind = (kind: string): kind is SquadDeadlineKind =>
  timers.some(({ type }) => type === kind);

/** The timer event of a due deadline. `at`: epoch ms, not before the deadline. */
export const timerEvent = (type: SquadDeadlineKind, subject: string, at: number): SquadTimerEvent => ({
  type,
  by: 'system',
  at,
  subject,
});

const isSame = (one: SquadDeadline, other: SquadDeadline): boolean =>
  one.kind === other.kind && one.subject === other.subject;

/** Effects on deadlines, derived from the squad's state alone. */
export interface DeadlineEffectParams {
  scheduleDeadline: SquadDeadline;
  cancelDeadline: Pick<SquadDeadline, 'kind' | 'subject'>;
}

type DeadlineEffect = {
  [Type in keyof DeadlineEffectParams]: { readonly type: Type; readonly params: DeadlineEffectParams[Type] };
}[keyof DeadlineEffectParams];

/** Deadlines to cancel and to schedule when a squad goes from one state (null: it is new) to another. */
export const deadlineChanges = (before: SquadState | null, after: SquadState): readonly DeadlineEffect[] => {
  const old = before ? deadlinesOf(before) : [];
  const next = deadlinesOf(after);
  const removed = old.filter((one) => !next.some((due) => isSame(due, one)));
  const added = next.filter((due) => !old.some((one) => isSame(due, one) && due.at === one.at));
  return [
    ...removed.map(({ kind, subject }): DeadlineEffect => ({ type: 'cancelDeadline', params: { kind, subject } })),
    ...added.map((params): DeadlineEffect => ({ type: 'scheduleDeadline', params })),
  ];
};
