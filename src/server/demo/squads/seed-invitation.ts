import { minutes } from '../../../domain/settings/durations';
import type { App } from '../../app/app';
import type { Tx } from '../../db/open-database';
import { peopleWithSquad } from '../../squads/mate-facts';
import { demoCast } from './demo-cast';
import { squadStage } from './squad-stage';

/** A mate calls a client of the demo by name: the invitation waits for half an hour. */
export const seedInvitation = async (app: App, tx: Tx): Promise<void> => {
  const { clients, mates } = await demoCast(tx);
  const client = clients.find(({ username }) => username === 'Пельмешек');
  const busy = await peopleWithSquad(tx, mates.map(({ id }) => id));
  const [mate] = mates
    .filter(({ id, isPersona, gameId, languages }) => !isPersona && gameId === 'cs2' && languages.includes('ru') && !busy.has(id))
    .sort((a, b) => a.hourPrice - b.hourPrice);
  const [category] = mate?.categories ?? [];
  if (!client || !mate || !category) return;
  await squadStage(app, tx, app.clock.now() - minutes(1), mate, {
    gameId: mate.gameId,
    categoryId: category.id,
    platform: 'PC',
    languages: ['ru'],
    durationMinutes: 60,
    slots: 2,
    payMode: 'OWNER',
    visible: false,
    hot: false,
    mateIds: [],
    friendIds: [client.id],
    friendLinks: 0,
  });
};
