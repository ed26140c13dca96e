import { createContext, use } from 'react';
import type { Me } from '../../../../contract/schemas/me';
import type { SquadView } from '../../../../contract/squads/squad-view';
import type { SquadEvent } from '../../../../domain/squad/squad-event';
import type { SquadState } from '../../../../domain/squad/squad-state';
import type { SquadDialog } from './squad-dialog';

/** What every part of the page knows. */
export interface SquadScene {
  readonly view: SquadView;
  readonly me: Me;
  /** The machine's snapshot. */
  readonly state: SquadState;
  /** Why the squad refuses a step, in Russian; null when it would take it. */
  readonly whyNot: (event: SquadEvent) => string | null;
  readonly open: (dialog: SquadDialog) => void;
}

export const SquadSceneContext = createContext<SquadScene | null>(null);

export const useSquad = (): SquadScene => {
  const scene = use(SquadSceneContext);
  if (scene === null) throw new Error('Stands outside of a squad page');
  return scene;
};
