import type { RealtimeEvent, RealtimePayload } from '#contract/realtime.ts';
import type { Executor } from '../db/open-database';
import { sql } from 'drizzle-orm';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { databaseOf } from '../db/after-commit';
import { immediateDelivery, deliveryGraceSeconds, kickAfterCommit, rowsNeeded } from './immediate-delivery';
import { putWithCommit } from './put-with-commit';
import { emitsEvents } from './suppress-events';
import {
  type EventTopic,
  type Immediate,
  type ImmediateEvent,
  type JobTopic,
  jobTopics,
  type OutboxTopic,
  type OutboxTopics,
} from './outbox-topics';

/** Puts jobs that become due after `waits` milliseconds of real time. */
export const putAllLater = async <T extends JobTopic>(
  tx: Executor,
  topic: T,
  messages: readonly OutboxTopics[T][],
  waits: number,
): Promise<void> => {
  const nextAttemptAt = sql`now() + ${waits} * interval '1 millisecond'`;
  await tx.insert(outbox).values(messages.map((payload) => ({ topic, payload, nextAttemptAt })));
};

/**
 * Puts events that the caller delivers after the commit (`App.outbox.deliver`). If this process dies before, the other
 * processes deliver them a little later.
 */
export const putImmediate = async <T extends OutboxTopic>(
  tx: Executor,
  topic: T,
  messages: readonly OutboxTopics[T][],
): Promise<readonly Immediate<T>[]> => {
  const needsRow = rowsNeeded(tx);
  if (!messages.some((message) => needsRow({ topic, message }))) return messages.map((message) => ({ topic, message }));
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO outbox (topic, payload, next_attempt_at)
    SELECT ${topic}, message, now() + ${deliveryGraceSeconds} * interval '1 second'
    FROM json_array_elements(${JSON.stringify(messages)}::json) WITH ORDINALITY AS given (message, place)
    ORDER BY place RETURNING id`);
  return messages.map((message, index) => ({ id: Number(rows[index]?.id), topic, message }));
};

const isEvent = (topic: OutboxTopic): topic is EventTopic => !jobTopics.some((job) => job === topic);

/**
 * Puts messages of one topic into the outbox, within the transaction that causes them. They are delivered after its
 * commit, at least once: events immediately by this process where possible, everything else by the next sweep of any
 * process.
 */
export const putAllOutbox = async <T extends OutboxTopic>(
  tx: Executor,
  topic: T,
  messages: readonly OutboxTopics[T][],
): Promise<void> => {
  if (isEvent(topic) && !emitsEvents(tx)) return;
  const deliver = isEvent(topic) ? immediateDelivery(tx) : undefined;
  if (deliver && databaseOf(tx)) putWithCommit(tx, deliver, topic, messages);
  else if (deliver) deliver((await putImmediate(tx, topic, messages)) as readonly ImmediateEvent[]);
  else {
    await tx.insert(outbox).values(messages.map((payload) => ({ topic, payload })));
    kickAfterCommit(tx);
  }
};

/** The same for one message. */
export const putOutbox = async <T extends OutboxTopic>(
  tx: Executor,
  topic: T,
  message: OutboxTopics[T],
): Promise<void> => {
  await putAllOutbox(tx, topic, [message]);
};

/** Sends an event to everybody in these rooms (`user:{id}`, `squad:{id}`, `everyone`): something has changed. */
export const announce = <E extends RealtimeEvent>(
  tx: Executor,
  rooms: readonly string[],
  event: E,
  payload: RealtimePayload<E>,
): Promise<void> => putOutbox(tx, 'realtime', { rooms, event, payload } as OutboxTopics['realtime']);

/** Every socket of one person. */
export const userRoom = (userId: string): string => `user:${userId}`;
/** Every socket of one session. */
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;
/** Sockets of everybody who has the squad's page open. */
export const squadRoom = (squadId: number): string => `squad:${squadId}`;
/** Administrators who see every squad. */
export const squadStaff = 'squad staff';
export const everyone = 'everyone';
