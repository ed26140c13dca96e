import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { OperationKind } from '#domain/money/operation-kind.ts';
import type { App } from '../app';
import { inTransaction } from '../db/in-transaction';
import type { Executor, Tx } from '../db/open-database';
import { operation } from '../db/schema/money/ledger';
import { Refusal } from '../http/refusal';
import { requireActive } from '../sessions/require-active';

interface OperationRequest {
  readonly kind: OperationKind;
  /** The id of the person who made the call. */
  readonly actor: string;
  /** Null: this operation cannot be recognised when it is repeated. */
  readonly idempotencyKey: string | null;
  /** The content of the request: the same key with different content is refused. */
  readonly request: unknown;
}

/** The value with keys sorted at every depth, so that equal requests have equal hashes. */
const canonical = (value: unknown): unknown =>
  value instanceof Date
    ? value.getTime()
    : Array.isArray(value)
      ? value.map(canonical)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, canonical(inner)]),
          )
        : value;

const hashOf = (kind: string, request: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, canonical(request)]))
    .digest();

/**
 * Runs the work once per actor and idempotency key, in one transaction. The operation's row is inserted first, so that
 * a concurrent repeat waits for it and then gets the stored result. A refusal rolls everything back, the row too. The
 * result must be plain JSON and `Date`s.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key was used for another request, UNAUTHENTICATED when the actor has
 * been blocked since the request was authorised
 */
export const runOperation = async <T>(
  app: App,
  asked: OperationRequest,
  work: (tx: Tx, operationId: string) => Promise<T>,
): Promise<T> => {
  const requestHash = hashOf(asked.kind, asked.request);
  return inTransaction(app.db, async (tx) => {
    await requireActive(tx, asked.actor);
    const id = uuidv7();
    const [fresh] = await tx
      .insert(operation)
      .values({
        id,
        kind: asked.kind,
        actor: asked.actor,
        idempotencyKey: asked.idempotencyKey,
        requestHash,
        createdAt: new Date(app.clock.now()),
      })
      .onConflictDoNothing()
      .returning({ id: operation.id });
    if (!fresh) return repeatedAnswer<T>(tx, asked, requestHash);
    const response = await work(tx, id);
    if (asked.idempotencyKey !== null)
      await tx
        .update(operation)
        .set({ response: toStore(response) })
        .where(eq(operation.id, id));
    return response;
  });
};

/** A stored result: with kopecks, and its moments told from texts. */
interface Stored {
  readonly inner: unknown;
}

const moment = '$moment';

const marked = (value: unknown): unknown =>
  value instanceof Date
    ? { [moment]: value.getTime() }
    : Array.isArray(value)
      ? value.map(marked)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one)]))
        : value;

const unmarked = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unmarked);
  const at: unknown = Object(value)[moment];
  if (typeof at === 'number') return new Date(at);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unmarked(one)]));
};

const toStore = (result: unknown): Stored => ({ inner: marked(result ?? null) });

/** @throws Refusal IDEMPOTENCY_KEY_REUSED for what an earlier version stored: its sums are rubles */
const fromStore = <T>(stored: unknown): T => {
  if (typeof stored !== 'object' || stored === null || !('inner' in stored))
    throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return unmarked(stored.inner) as T;
};

const repeatedAnswer = async <T>(tx: Tx, asked: OperationRequest, requestHash: Buffer): Promise<T> => {
  const [first] = await tx
    .select({ requestHash: operation.requestHash, response: operation.response })
    .from(operation)
    .where(and(eq(operation.actor, asked.actor), eq(operation.idempotencyKey, asked.idempotencyKey ?? '')));
  if (!first?.requestHash?.equals(requestHash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return fromStore<T>(first.response);
};

interface NewOperation {
  readonly kind: OperationKind;
  /** User id, or `system`. */
  readonly actor: string;
  /** Null: not idempotent. */
  readonly key: string | null;
  /** Product time. */
  readonly at: Date;
}

/** Inserts the row that an operation's transfers belong to; null when its actor has used this key before. */
export const openOperationOnce = async (tx: Tx, { kind, actor, key, at }: NewOperation): Promise<string | null> => {
  const [fresh] = await tx
    .insert(operation)
    .values({ id: uuidv7(), kind, actor, idempotencyKey: key, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: operation.id });
  return fresh?.id ?? null;
};

/** Inserts the row of an operation without a key, which is always a new one; returns its id. */
export const openOperation = async (tx: Tx, kind: OperationKind, actor: string, at: Date): Promise<string> => {
  const id = await openOperationOnce(tx, { kind, actor, key: null, at });
  if (id === null) throw new Error(`operation ${kind} did not open`);
  return id;
};

/** An operation whose row is inserted by a later statement, which transfers must follow. */
export interface OpeningOperation {
  readonly kind: OperationKind;
  readonly actor: string;
}

/**
 * The statement that inserts such a row, as a part of a prepared one; its values are `operationId`, `kind`, `actor` and
 * `openedAt`.
 */
export const openingOperation = (db: Executor) =>
  db
    .insert(operation)
    .values({
      id: sql.placeholder('operationId'),
      kind: sql.placeholder('kind'),
      actor: sql.placeholder('actor'),
      createdAt: sql.placeholder('openedAt'),
    })
    .returning({ id: operation.id });
