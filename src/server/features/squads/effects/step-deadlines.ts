import type { SquadEffect } from '#domain/squad/apply-squad-event.ts';
import { changeDeadlines, type DeadlineChange } from '#server/platform/deadlines/schedule-deadline.ts';
import type { StepContext } from './effect-handler';

const changeOf = (squadId: number, effect: SquadEffect): readonly DeadlineChange[] => {
  if (effect.type !== 'scheduleDeadline' && effect.type !== 'cancelDeadline') return [];
  const { kind, subject } = effect.params;
  const dueAt = effect.type === 'scheduleDeadline' ? effect.params.at : null;
  return [{ aggregate: `squad:${squadId}`, kind, subject, dueAt }];
};

/** Schedules and cancels the deadlines of a step in one statement. */
export const changeStepDeadlines = ({ tx, squadId }: StepContext, effects: readonly SquadEffect[]): Promise<void> =>
  changeDeadlines(
    tx,
    effects.flatMap((effect) => changeOf(squadId, effect)),
  );
