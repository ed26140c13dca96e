import type { SquadHistoryEventType } from '../../enums/squad-history-event-type';
import type { SquadActor, UserId } from '../squad-actor';
import type { SquadEffect, SquadEffectParams } from '../squad-effect';

/** A line of the squad's history. */
export const record = (
  event: SquadHistoryEventType,
  by: SquadActor,
  subject: UserId | null = null,
  details: SquadEffectParams['recordHistory']['details'] = {},
): SquadEffect => ({ type: 'recordHistory', params: { event, by, subject, details } });
