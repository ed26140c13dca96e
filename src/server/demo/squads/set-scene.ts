import type { App } from '../../app/app';
import type { Tx } from '../../db/open-database';
import type { Actor } from '../../sessions/actor';
import { dice } from '../demo-person';
import type { DemoMate } from './demo-cast';
import { squadStage } from './squad-stage';
import type { SquadStage } from './squad-stage';

interface Scene {
  readonly stage: SquadStage;
  readonly owner: Actor;
  readonly mate: DemoMate;
}

/** What happens in one squad of the demo, from its creation on. */
export type Play = (scene: Scene) => Promise<unknown>;

const wishOf = (mate: DemoMate, categoryId: number, visible: boolean) => ({
  gameId: mate.gameId,
  categoryId,
  platform: 'PC' as const,
  languages: ['ru'],
  durationMinutes: 60,
  slots: visible ? 3 : 2,
  payMode: 'OWNER' as const,
  visible: false,
  hot: false,
  mateIds: [mate.id],
  friendIds: [],
  friendLinks: 0,
});

/** Sets a scene that began that long ago, in ms: each mate plays what he likes best. */
export const setScene = async (app: App, tx: Tx, ago: number, owner: Actor, mate: DemoMate, play: Play, visible = false) => {
  const category = mate.categories[dice(`category ${mate.username}`, mate.categories.length)];
  const stage = await squadStage(app, tx, app.clock.now() - ago, owner, wishOf(mate, category?.id ?? 0, visible));
  await play({ stage, owner, mate });
  return { squadId: stage.squadId, kind: category?.kind ?? 'FUN' };
};
