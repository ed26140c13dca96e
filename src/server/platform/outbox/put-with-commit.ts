import { runWithCommit } from '../db/after-commit';
import type { Executor } from '../db/open-database';
import { type Deliver, deliveryGraceSeconds, type PendingEvent, rowsNeeded } from './immediate-delivery';
import type { ImmediateEvent, OutboxTopic, OutboxTopics } from './outbox-topics';

type TransactionEvent = PendingEvent & { /** Of its row, after the commit. */ id?: number };

interface Pending {
  readonly needsRow: (event: PendingEvent) => boolean;
  readonly events: TransactionEvent[];
  /** Those with a row. */
  readonly stored: TransactionEvent[];
}

/** Events of each open transaction so far. */
const pendingOf = new WeakMap<Executor, Pending>();

const insert = `INSERT INTO outbox (topic, payload, next_attempt_at)
  SELECT told ->> 'topic', told -> 'message', now() + ${deliveryGraceSeconds} * interval '1 second'
  FROM json_array_elements($1::json) WITH ORDINALITY AS given (told, place)
  ORDER BY place RETURNING id`;

const begin = (tx: Executor, deliver: Deliver): Pending => {
  const pending: Pending = { needsRow: rowsNeeded(tx), events: [], stored: [] };
  pendingOf.set(tx, pending);
  // It reads the array after the commit: events that are added later are in it by then.
  deliver(pending.events as readonly ImmediateEvent[]);
  return pending;
};

/**
 * Puts events within a transaction of `inTransaction`; `deliver` receives them after the commit. The rows of those that
 * need some are inserted, in order, by one statement that is sent with the commit.
 */
export const putWithCommit = <T extends OutboxTopic>(
  tx: Executor,
  deliver: Deliver,
  topic: T,
  messages: readonly OutboxTopics[T][],
): void => {
  const { needsRow, events, stored } = pendingOf.get(tx) ?? begin(tx, deliver);
  const added: TransactionEvent[] = messages.map((message) => ({ topic, message }));
  const withRow = added.filter(needsRow);
  events.push(...added);
  stored.push(...withRow);
  if (withRow.length === 0 || stored.length > withRow.length) return;
  runWithCommit(tx, {
    name: 'tell_with_commit',
    text: insert,
    value: () => JSON.stringify(stored),
    onResult: (rows) => stored.forEach((event, index) => (event.id = Number(Object(rows[index]).id))),
  });
};
