import { runWithCommit } from '../db/after-commit';
import type { Executor } from '../db/open-database';
import { type Deliver, deliveryGraceSeconds, skipsRows } from './immediate-delivery';
import type { ImmediateEvent, OutboxTopic, OutboxTopics } from './outbox-topics';

interface PendingEvent {
  readonly topic: OutboxTopic;
  readonly message: OutboxTopics[OutboxTopic];
}

/** Events of each open transaction so far. */
const pendingOf = new WeakMap<Executor, PendingEvent[]>();

const insert = `INSERT INTO outbox (topic, payload, next_attempt_at)
  SELECT told ->> 'topic', told -> 'message', now() + ${deliveryGraceSeconds} * interval '1 second'
  FROM json_array_elements($1::json) WITH ORDINALITY AS given (told, place)
  ORDER BY place RETURNING id`;

/**
 * Puts events within a transaction of `inTransaction`. Their rows are inserted, in order, by one statement that is sent
 * with the commit (by none where they need no rows), and `deliver` receives them after it.
 */
export const putWithCommit = <T extends OutboxTopic>(
  tx: Executor,
  deliver: Deliver,
  topic: T,
  messages: readonly OutboxTopics[T][],
): void => {
  const before = pendingOf.get(tx);
  const events = before ?? [];
  events.push(...messages.map((message) => ({ topic, message })));
  if (before) return;
  pendingOf.set(tx, events);
  // `deliver` reads the array after the commit: events that are added later are in it by then.
  if (skipsRows(tx)) return deliver(events as readonly ImmediateEvent[]);
  runWithCommit(tx, {
    name: 'tell_with_commit',
    text: insert,
    value: () => JSON.stringify(events),
    onResult: (rows) =>
      deliver(
        events.map((event, index) => ({ ...event, id: Number(Object(rows[index]).id) })) as readonly ImmediateEvent[],
      ),
  });
};
