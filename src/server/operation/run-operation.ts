import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { operation } from '../db/schema/ledger';
import { Refusal } from '../http/refusal';

interface OperationRequest {
  /** Route or job name. */
  readonly kind: string;
  /** User id, or `system`. */
  readonly actor: string;
  /** Null: this run has no key to be repeated under. */
  readonly idempotencyKey: string | null;
  /** What was asked; the same key with something else is refused. */
  readonly request: unknown;
}

/** Keys sorted at every depth, so that the same request always hashes alike. */
const canonical = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(canonical)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]))
      : value;

const hashOf = (kind: string, request: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify([kind, canonical(request)])).digest();

/**
 * Runs money work once per (actor, key), in one transaction: the operation's row goes in first, so that a
 * parallel repeat waits for it and then receives the first answer. A refusal rolls everything back, the row too.
 * The answer must be plain JSON.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key was used for another request
 */
export const runOperation = async <T>(app: App, asked: OperationRequest, work: (tx: Tx, operationId: string) => Promise<T>): Promise<T> => {
  const requestHash = hashOf(asked.kind, asked.request);
  return inTransaction(app.db, async (tx) => {
    const id = uuidv7();
    const [fresh] = await tx
      .insert(operation)
      .values({ id, kind: asked.kind, actor: asked.actor, idempotencyKey: asked.idempotencyKey, requestHash, createdAt: new Date(app.clock.now()) })
      .onConflictDoNothing()
      .returning({ id: operation.id });
    if (!fresh) return repeatedAnswer<T>(tx, asked, requestHash);
    const response = await work(tx, id);
    if (asked.idempotencyKey !== null) await tx.update(operation).set({ response: response ?? null }).where(eq(operation.id, id));
    return response;
  });
};

const repeatedAnswer = async <T>(tx: Tx, asked: OperationRequest, requestHash: Buffer): Promise<T> => {
  const [first] = await tx
    .select({ requestHash: operation.requestHash, response: operation.response })
    .from(operation)
    .where(and(eq(operation.actor, asked.actor), eq(operation.idempotencyKey, asked.idempotencyKey ?? '')));
  if (!first?.requestHash?.equals(requestHash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return first.response as T;
};
