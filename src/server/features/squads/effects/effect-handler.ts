import type { SquadEffectParams, SquadEffectType } from '../../../../domain/squad/apply-squad-event';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';

/** What an effect's handler knows of the step it belongs to. */
export interface StepContext {
  readonly app: App;
  readonly tx: Tx;
  readonly squadId: number;
  readonly gameId: string;
  readonly operationId: string;
  /** Product time of the step. */
  readonly at: Date;
}

/** What a step writes together: lines of the history, what people are told, deadlines. */
export const batchedEffectTypes = ['recordHistory', 'notify', 'scheduleDeadline', 'cancelDeadline'] as const;

export type BatchedEffectType = (typeof batchedEffectTypes)[number];

/** All others. */
export type SingleEffectType = Exclude<SquadEffectType, BatchedEffectType>;

export type EffectHandlers = {
  readonly [Type in SingleEffectType]: (step: StepContext, params: SquadEffectParams[Type]) => Promise<void>;
};
