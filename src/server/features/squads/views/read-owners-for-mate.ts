import type { CallerAnswer, MateOrderAnswer } from '#contract/squads/squad-lists.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import { readCallers } from './read-callers';
import { readPeople, unknownPerson } from './read-people';

/** A placeholder for a caller without a row, which foreign keys rule out. */
const unknownCaller: CallerAnswer = { orders: 0, languages: [], rating: null, note: '' };

/** Owners of these squads, as shown to a mate whom they invite. */
export const readOwnersForMate = async (
  app: App,
  states: Iterable<SquadState>,
  mateId: string,
): Promise<(state: SquadState) => Pick<MateOrderAnswer, 'owner' | 'caller'>> => {
  const owners = [...states].map(({ context }) => context.ownerId);
  const people = await readPeople(app.db, owners, app.clock.now());
  const callers = await readCallers(app.db, owners, mateId);
  return ({ context: { ownerId } }) => ({
    owner: people.get(ownerId)?.person ?? unknownPerson(ownerId),
    caller: callers.get(ownerId) ?? unknownCaller,
  });
};
