import { announce, everyone, putOutbox, squadRoom, squadStaff, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { EffectHandlers } from './effect-handler';

/** Announces a step to everybody whom it concerns; people who may no longer see the squad are removed from its room. */
export const announceChange: EffectHandlers['announceChange'] = async (
  { tx, squadId },
  { people, offering, called, stillVisibleTo, listedIn },
) => {
  const concerned = new Set([...people, ...offering].map(userRoom));
  await announce(tx, [...concerned, squadRoom(squadId)], 'squad changed', { squadId });
  if (stillVisibleTo !== null)
    await putOutbox(tx, 'leave', { room: squadRoom(squadId), except: [squadStaff, ...stillVisibleTo.map(userRoom)] });
  await announce(tx, people.map(userRoom), 'me changed', {});
  if (called.length > 0) await announce(tx, called.map(userRoom), 'orders changed', {});
  if (listedIn !== null) await announce(tx, [everyone], 'visible squads changed', { gameId: listedIn });
};
