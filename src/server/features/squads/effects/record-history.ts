import type { SquadEffectParams } from '#domain/squad/apply-squad-event.ts';
import { squadHistory } from '#server/platform/db/schema/squads.ts';
import type { OpeningOperation } from '#server/platform/ledger/operations.ts';
import { guest } from '../guest';
import type { StepContext } from './effect-handler';

/** Stores a step's history lines in their order, and the step's operation if it is new. */
export const recordHistory = async (
  { tx, squadId, at }: StepContext,
  lines: readonly SquadEffectParams['recordHistory'][],
  opened: OpeningOperation | null,
): Promise<void> => {
  const writer = opened === null ? tx : tx.with(opened);
  if (lines.length === 0) return void (opened !== null && (await tx.with(opened).select().from(opened)));
  await writer
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
