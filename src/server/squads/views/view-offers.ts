import type { SquadView } from '../../../contract/squads/squad-view';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { App } from '../../app/app';
import { readMateFacts } from '../mate-facts';
import { mateCard } from './mate-card';
import { readPeople } from './read-people';

/** Mates who are ready to play a hot squad, for its owner alone. */
export const viewOffers = async (app: App, { offers, ownerId }: SquadContext, viewerId: string): Promise<Pick<SquadView, 'offers'>> => {
  if (offers.length === 0 || viewerId !== ownerId) return {};
  const ids = offers.map(({ mateId }) => mateId);
  const people = await readPeople(app.db, ids, app.clock.now());
  const facts = await readMateFacts(app.db, ids);
  return {
    offers: offers.flatMap(({ mateId, expiresAt }) => {
      const [found, mate] = [people.get(mateId), facts.get(mateId)];
      if (!found || !mate) return [];
      return [{ user: found.person, mate: mateCard(found, mate.level), expiresAt: new Date(expiresAt).toISOString() }];
    }),
  };
};
