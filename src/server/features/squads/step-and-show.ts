import type { SquadViewAnswer } from '#contract/squads/squad-view.ts';
import type { App } from '../../platform/app';
import type { Actor } from '../../platform/sessions/actor';
import { type EventMaker, stepSquad } from './commit-step';
import { readSquadAfterStep } from './views/squad-view';

/** Makes a step and returns the squad as the actor sees it now. */
export const stepAndShow = async (
  app: App,
  actor: Actor,
  squadId: number,
  event: EventMaker,
): Promise<SquadViewAnswer> => {
  await stepSquad(app, actor.id, squadId, event);
  return readSquadAfterStep(app, squadId, actor);
};
