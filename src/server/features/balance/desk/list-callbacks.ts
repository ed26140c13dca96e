import { eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import { unmatchedVerdicts } from '#domain/money/callback-verdict.ts';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { either, oneOf } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { providerCallback } from '#server/platform/db/schema/money/deposits.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { askerOf } from './second-operator';

type Contract = typeof deskDepositsContract;
type Query = output<Contract['GET /v1/admin/provider-callbacks']['query']>;
type Row = typeof providerCallback.$inferSelect;

/** A callback as the list shows it. */
export const callbackLine = ({ id, provider, address, depositId, verdict, receivedAt, resolvedAt }: Row) => ({
  id,
  provider,
  address,
  depositId,
  verdict,
  receivedAt: receivedAt,
  resolvedAt: resolvedAt,
});

/** A callback as it was received. */
export const rawCallback = (row: Row) => ({
  ...callbackLine(row),
  headers: row.headers,
  query: row.query,
  body: row.body,
});

/** It moved no money although it should have, and no operator has resolved it. */
const isUnmatched = sql`${isNull(providerCallback.resolvedAt)} AND ${or(
  isNull(providerCallback.verdict),
  inArray(providerCallback.verdict, [...unmatchedVerdicts]),
)}`;

/** A page of providers' callbacks, newest first by default. */
export const listCallbacks = (db: Executor, query: Query) => {
  const filters = [either(query.unmatched, isUnmatched), oneOf(providerCallback.provider, query.provider)];
  return readPage({
    db,
    query,
    sorts: { receivedAt: { by: providerCallback.receivedAt, type: 'timestamptz' } },
    sort: '-receivedAt',
    id: { by: providerCallback.id, type: 'uuid' },
    filters,
    rows: (key) => db.select({ id: providerCallback.id, row: providerCallback, key }).from(providerCallback),
    counted: providerCallback,
    line: ({ row }) => callbackLine(row),
  });
};

/** @throws Refusal ADMIN_DEPOSIT_NOT_FOUND */
export const readCallback = async (db: Executor, id: string) => {
  const [row] = await db.select().from(providerCallback).where(eq(providerCallback.id, id));
  if (!row) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  return { ...rawCallback(row), askedBy: await askerOf(db, `callback:${id}`) };
};

/** The queue of callbacks that wait for an operator. */
export const waitingCallbacks = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${providerCallback}`,
    where: isUnmatched,
    since: sql`${providerCallback.receivedAt}`,
    id: sql`${providerCallback.id}`,
    takeable: sql`true`,
    facts: { what: sql`${providerCallback.provider}` },
  });
