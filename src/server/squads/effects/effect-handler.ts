import type { SquadEffect, SquadEffectParams } from '../../../domain/squad/squad-effect';
import type { App } from '../../app/app';
import type { Tx } from '../../db/open-database';

/** What an effect's handler knows of the step it belongs to. */
export interface StepContext {
  readonly app: App;
  readonly tx: Tx;
  readonly squadId: number;
  readonly operationId: string;
  /** Product time of the step. */
  readonly at: Date;
}

export type EffectHandlers = {
  readonly [Type in SquadEffect['type']]: (step: StepContext, params: SquadEffectParams[Type]) => Promise<void>;
};
