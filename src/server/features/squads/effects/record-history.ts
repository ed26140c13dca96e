import type { SquadEffectParams } from '../../../../domain/squad/apply-squad-event';
import { squadHistory } from '../../../platform/db/schema/squads';
import { guest } from '../guest';
import type { StepContext } from './effect-handler';

/** Writes what a step leaves in the squad's history, in its order. */
export const recordHistory = async (
  { tx, squadId, at }: StepContext,
  lines: readonly SquadEffectParams['recordHistory'][],
): Promise<void> => {
  if (lines.length === 0) return;
  await tx
    .insert(squadHistory)
    .values(
      lines.map(({ event, by, subject, details }) => ({
        squadId,
        event,
        actorId: by === 'system' || by === guest ? null : typeof by === 'string' ? by : by.admin,
        subjectId: subject,
        details,
        createdAt: at,
      })),
    );
};
