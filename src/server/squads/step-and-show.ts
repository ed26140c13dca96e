import type { SquadView } from '../../contract/squads/squad-view';
import type { App } from '../app/app';
import type { Actor } from '../sessions/actor';
import { stepSquad } from './step-squad';
import type { EventMaker } from './step-squad';
import { readSquadView } from './views/squad-view';

/** Steps, then shows the squad as the stepper sees it now. */
export const stepAndShow = async (app: App, actor: Actor, squadId: number, event: EventMaker): Promise<SquadView> => {
  await stepSquad(app, actor.id, squadId, event);
  return readSquadView(app, squadId, actor);
};
