import { and, eq } from 'drizzle-orm';
import type { deskRingsContract } from '#contract/desk/money/rings.ts';
import { ringStateNames } from '#domain/desk/risk-names.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import type { RingState } from '#domain/risk/held-gift.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { riskMember, riskRing } from '#server/platform/db/schema/money/risks.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { requireUnchanged, writeAudit, sendExport } from '../../audit/public';
import { type Gift, lockGifts, releaseGift, takeGift, undoGift } from '../gift-steps';
import { listRings, readRing } from './read-rings';

type Contract = typeof deskRingsContract;

const sendList: Handlers<Contract>['GET /v1/admin/rings.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'rings',
    page: (query) => listRings(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кто: ['text', ({ names }) => names.join(', ')],
      Аккаунтов: ['count', ({ people }) => people],
      Оценка: ['count', ({ score }) => score],
      Ждёт: ['kopecks', ({ held }) => held],
      Состояние: ['text', ({ state }) => ringStateNames[state]],
      Найдено: ['moment', ({ foundAt }) => foundAt],
      Решено: ['moment', ({ decidedAt }) => decidedAt],
    },
  });

interface Act {
  readonly id: string;
  readonly seen: number;
  readonly reason: string;
}

/** @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE */
const lockRing = async (tx: Tx, actor: Actor, { id, seen }: Act): Promise<typeof riskRing.$inferSelect> => {
  const [ring] = await tx.select().from(riskRing).where(eq(riskRing.id, id)).for('update');
  if (!ring) throw new Refusal('NOT_FOUND');
  const [own] = await tx
    .select({ id: riskMember.userId })
    .from(riskMember)
    .where(and(eq(riskMember.ringId, id), eq(riskMember.userId, actor.id)));
  if (own) throw new Refusal('ADMIN_OWN_OBJECT');
  await requireUnchanged(tx, `ring:${id}`, seen);
  return ring;
};

const decisions = {
  RELEASED: { step: releaseGift, action: 'ring.released' },
  TAKEN: { step: takeGift, action: 'ring.taken' },
} as const;

/** Decides about all that is held of a ring, in one transaction. */
const decide = async (app: App, actor: Actor, act: Act, outcome: Exclude<RingState, 'OPEN'>) => {
  const { id, reason } = act;
  const { step, action } = decisions[outcome];
  const at = new Date(app.clock.now());
  await inTransaction(app.db, async (tx) => {
    const ring = await lockRing(tx, actor, act);
    if (ring.state !== 'OPEN') throw new Refusal('RISK_RING_DECIDED');
    const gifts = (await lockGifts(tx, id)).filter(({ state }) => state === 'HELD');
    for (const gift of gifts) await step({ tx, actor: actor.id, at }, gift);
    await tx.update(riskRing).set({ state: outcome, decidedAt: at, decidedBy: actor.id }).where(eq(riskRing.id, id));
    const details = { reason, amount: sumOf(gifts, ({ amount }) => amount), people: ring.people };
    await writeAudit(app, tx, actor.id, { action, subject: `ring:${id}`, details, waitedSince: ring.waitsSince });
  });
  app.outbox.kick();
  return readRing(app.db, id);
};

/** Gifts of the decision that is undone: an earlier one stands. */
const ofDecision = (gifts: readonly Gift[], decidedAt: Date | null): readonly Gift[] =>
  gifts.filter((gift) => gift.decidedAt !== null && gift.decidedAt.getTime() === decidedAt?.getTime());

/** Everything that the last decision moved is held again, or nothing. */
const undo = async (app: App, actor: Actor, act: Act) => {
  const { id, reason } = act;
  const at = new Date(app.clock.now());
  await inTransaction(app.db, async (tx) => {
    const ring = await lockRing(tx, actor, act);
    if (ring.state === 'OPEN') throw new Refusal('RISK_NOTHING_TO_UNDO');
    const gifts = ofDecision(await lockGifts(tx, id), ring.decidedAt);
    for (const gift of gifts) await undoGift({ tx, actor: actor.id, at }, gift);
    await tx.update(riskRing).set({ state: 'OPEN', decidedAt: null, decidedBy: null }).where(eq(riskRing.id, id));
    const details = { reason, amount: sumOf(gifts, ({ amount }) => amount) };
    await writeAudit(app, tx, actor.id, { action: 'ring.undone', subject: `ring:${id}`, details });
  });
  app.outbox.kick();
  return readRing(app.db, id);
};

export const deskRingsHandlers: Handlers<Contract> = {
  'GET /v1/admin/rings': (app, { query }) => listRings(app.db, query),
  'GET /v1/admin/rings.csv': sendList,
  'GET /v1/admin/rings.xlsx': sendList,
  'GET /v1/admin/rings/{id}': (app, { params }) => readRing(app.db, params.id),
  'POST /v1/admin/rings/{id}/release': (app, { actor, params, body }) =>
    decide(app, actor, { ...params, ...body }, 'RELEASED'),
  'POST /v1/admin/rings/{id}/take': (app, { actor, params, body }) =>
    decide(app, actor, { ...params, ...body }, 'TAKEN'),
  'POST /v1/admin/rings/{id}/undo': (app, { actor, params, body }) => undo(app, actor, { ...params, ...body }),
};
