import { runWithCommit } from '../db/after-commit';
import type { Executor } from '../db/open-database';
import { type Deliver, deliveryGraceSeconds, skipsRows } from './immediate-delivery';
import type { ImmediateEvent, OutboxTopic, OutboxTopics } from './outbox-topics';

interface Told {
  readonly topic: OutboxTopic;
  readonly message: OutboxTopics[OutboxTopic];
}

/** Events that a transaction has told so far. */
const toldIn = new WeakMap<Executor, Told[]>();

const insert = `INSERT INTO outbox (topic, payload, next_attempt_at)
  SELECT told ->> 'topic', told -> 'message', now() + ${deliveryGraceSeconds} * interval '1 second'
  FROM json_array_elements($1::json) WITH ORDINALITY AS given (told, place)
  ORDER BY place RETURNING id`;

/**
 * Leaves events in a transaction that was begun by `inTransaction`: all of them go out in one statement with its commit,
 * in the order in which they were told, or in none where they need no rows, and are handed to `deliver` after it.
 */
export const putWithCommit = <T extends OutboxTopic>(
  tx: Executor,
  deliver: Deliver,
  topic: T,
  messages: readonly OutboxTopics[T][],
): void => {
  const before = toldIn.get(tx);
  const told = before ?? [];
  told.push(...messages.map((message) => ({ topic, message })));
  if (before) return;
  toldIn.set(tx, told);
  // What is told later is there by the time of the commit.
  if (skipsRows(tx)) return deliver(told as readonly ImmediateEvent[]);
  runWithCommit(tx, {
    name: 'tell_with_commit',
    text: insert,
    value: () => JSON.stringify(told),
    onResult: (rows) =>
      deliver(
        told.map((event, index) => ({ ...event, id: Number(Object(rows[index]).id) })) as readonly ImmediateEvent[],
      ),
  });
};
