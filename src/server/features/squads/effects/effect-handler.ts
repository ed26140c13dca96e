import type { SquadEffectParams, SquadEffectType } from '#domain/squad/apply-squad-event.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { SpentPart } from '#domain/squad/books/spent-parts.ts';

/** The context of the step that an effect belongs to. */
export interface StepContext {
  readonly app: App;
  readonly tx: Tx;
  readonly squadId: number;
  readonly gameId: string;
  readonly operationId: string;
  /** Product time of the step. */
  readonly at: Date;
  /** Payments of which the step spends a part. */
  readonly spent: readonly SpentPart[];
}

/** Effects that are carried out in one batch per step: history lines, notifications, deadlines. */
export const batchedEffectTypes = ['recordHistory', 'notify', 'scheduleDeadline', 'cancelDeadline'] as const;

export type BatchedEffectType = (typeof batchedEffectTypes)[number];

/** Effects that are carried out one by one. */
export type SingleEffectType = Exclude<SquadEffectType, BatchedEffectType>;

export type EffectHandlers = {
  readonly [Type in SingleEffectType]: (step: StepContext, params: SquadEffectParams[Type]) => Promise<void>;
};
