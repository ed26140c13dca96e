import { and, asc, eq, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { amountDue } from '#domain/squad/selectors/payments.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import {
  acceptStep,
  createSquadIn,
  type EventMaker,
  joinStep,
  plainStep,
  squadDeadline,
  stepSquadIn,
  withText,
} from '#server/features/squads/public.ts';
import { ensureSquadChat, markRead, storeMessageIn } from '#server/features/chat/public.ts';

type Wish = Parameters<typeof createSquadIn>[3];

/** Product time that the play advances by hand. */
const stageClock = (start: number): Clock & { wait(ms: number): void } => {
  let now = start;
  return {
    now: () => now,
    offsetMs: () => 0,
    setOffsetMs: () => undefined,
    wait: (ms) => {
      now += ms;
    },
  };
};

const minute = 60_000;

/**
 * Plays one squad through the product's own steps at any time in the past, inside one transaction, so that no sweeper
 * sees it in between.
 */
export const squadStage = async (realApp: App, tx: Tx, start: number, owner: Actor, wish: Wish) => {
  const clock = stageClock(start);
  const app: App = { ...realApp, clock };
  const { squadId } = await createSquadIn(app, tx, owner, wish);
  const step = async (actorId: string, event: EventMaker): Promise<SquadState> => {
    clock.wait(minute);
    return stepSquadIn({ app, tx, operation: { actor: actorId } }, squadId, event);
  };
  const pay = (payer: Actor) =>
    step(payer.id, ({ context }, at) => ({
      type: 'squad.pay',
      by: payer.id,
      at,
      quoted: amountDue(context, payer.id),
      balance: null,
    }));
  return {
    squadId,
    now: clock.now,
    accept: (mate: Actor) => step(mate.id, acceptStep(mate)),
    join: (client: Actor) => step(client.id, joinStep(client, null)),
    pay,
    confirm: (actor: Actor) => step(actor.id, plainStep(actor, 'squad.confirm')),
    publish: (actor: Actor) => step(actor.id, plainStep(actor, 'squad.publish')),
    leave: (actor: Actor) => step(actor.id, plainStep(actor, 'squad.leave')),
    disband: (actor: Actor) =>
      step(actor.id, (_state, at) => ({ type: 'squad.disband', by: actor.id, at, refundPercent: null })),
    openDispute: (by: Actor, wantedPercent: number, text: string) =>
      step(
        by.id,
        withText({ squadId, authorId: by.id, kind: 'REASON', text }, (_state, at) => ({
          type: 'squad.openDispute',
          by: by.id,
          at,
          wantedPercent,
        })),
      ),
    refuseDispute: (by: Actor, text: string) =>
      step(
        by.id,
        withText({ squadId, authorId: by.id, kind: 'COMMENT', text }, (_state, at) => ({
          type: 'squad.answerDispute',
          by: by.id,
          at,
          granted: false,
        })),
      ),
    say: async (actor: Actor, message: string) => {
      clock.wait(20_000);
      const chatId = await ensureSquadChat(tx, squadId);
      const { seq } = await storeMessageIn(
        app,
        tx,
        actor.id,
        { chatId, clientId: uuidv7(), message },
        uuidv7({ msecs: app.clock.now() }),
      );
      await markRead(tx, { id: actor.id, asOperator: false }, chatId, seq);
    },
    /** Advances time and carries out the deadlines that fall due. */
    pass: async (ms: number) => {
      clock.wait(ms);
      const due = await tx
        .select()
        .from(deadline)
        .where(and(eq(deadline.aggregate, `squad:${squadId}`), lte(deadline.dueAt, new Date(clock.now()))))
        .orderBy(asc(deadline.dueAt));
      for (const row of due) {
        await tx.delete(deadline).where(eq(deadline.id, row.id));
        await squadDeadline(app)(tx, {
          aggregateId: String(squadId),
          kind: row.kind,
          subject: row.subject,
          dueAt: row.dueAt.getTime(),
        });
      }
    },
  };
};

export type SquadStage = Awaited<ReturnType<typeof squadStage>>;
