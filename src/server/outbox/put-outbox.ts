import type { RealtimeEvent, RealtimePayload } from '../../contract/realtime';
import type { Executor } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import type { OutboxTopic, OutboxTopics } from './outbox-topics';

/** Leaves a message in the transaction it follows from; it is delivered after commit, at least once. */
export const putOutbox = async <T extends OutboxTopic>(tx: Executor, topic: T, message: OutboxTopics[T]): Promise<void> => {
  await tx.insert(outbox).values({ topic, payload: message });
};

/** Tells the people of these rooms (`user:{id}`, `squad:{id}`, `everyone`) that something changed. */
export const announce = <E extends RealtimeEvent>(tx: Executor, rooms: readonly string[], event: E, payload: RealtimePayload<E>): Promise<void> =>
  putOutbox(tx, 'realtime', { rooms, event, payload } as OutboxTopics['realtime']);

/** Every socket of one person. */
export const userRoom = (userId: string): string => `user:${userId}`;
/** Everybody who has the page of a squad open. */
export const squadRoom = (squadId: number): string => `squad:${squadId}`;
/** Administrators who see every squad. */
export const squadStaff = 'squad staff';
export const everyone = 'everyone';
