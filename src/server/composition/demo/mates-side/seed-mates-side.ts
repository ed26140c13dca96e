import { and, desc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { percentOfGrade } from '#domain/mates/grade.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { operation } from '#server/platform/db/schema/money/ledger.ts';
import {
  mateApplication,
  mateClient,
  matePercentChange,
  tipsGoal,
} from '#server/platform/db/schema/mates/mates-side.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import { giveTips } from '#server/features/tips/public.ts';
import { demoId, dice } from '../demo-person';
import { applications, clientNotes, goals, ladders } from './mates-side-texts';

/** Everyone who has reviewed the mate has played with them, some of them often. */
const seedClients = async (tx: Tx, name: string): Promise<void> => {
  const rows = await tx
    .select({ authorId: review.authorId, createdAt: review.createdAt })
    .from(review)
    .where(eq(review.subjectId, demoId(name)))
    .orderBy(desc(review.createdAt));
  const clients = rows.flatMap(({ authorId, createdAt }) => (authorId === null ? [] : [{ authorId, createdAt }]));
  for (const [index, { authorId, createdAt }] of clients.entries()) {
    const games = 1 + dice(`games ${name} ${authorId}`, 9);
    await tx
      .insert(mateClient)
      .values({
        mateId: demoId(name),
        clientId: authorId,
        games,
        minutes: games * 60 + dice(`minutes ${authorId}`, 3) * 30,
        lastGameAt: createdAt,
        favorite: index % 6 === 0,
        note: index % 3 === 0 ? (clientNotes[(index / 3) % clientNotes.length] ?? '') : '',
      })
      .onConflictDoNothing();
  }
};

const seedLadder = async (app: App, tx: Tx, name: string): Promise<void> => {
  const ladder = ladders[name] ?? [];
  for (const [index, { grade, daysAgo }] of ladder.entries()) {
    const before = ladder[index - 1];
    await tx
      .insert(matePercentChange)
      .values({
        userId: demoId(name),
        reason: before ? 'PROMOTED' : 'ADMITTED',
        gradeBefore: before?.grade ?? null,
        grade,
        percentBefore: before ? percentOfGrade(before.grade) : null,
        percent: percentOfGrade(grade),
        createdAt: new Date(app.clock.now() - days(daysAgo)),
      });
  }
};

const seedGoal = async (app: App, tx: Tx, { owner, title, amount, tips }: (typeof goals)[number]): Promise<void> => {
  const id = uuidv7();
  const createdAt = new Date(app.clock.now() - days(20));
  await tx
    .insert(tipsGoal)
    .values({ id, userId: demoId(owner), title, amount: rublesToKopecks(amount), status: 'ACTIVE', createdAt });
  for (const [index, { from, rubles }] of tips.entries()) {
    const at = new Date(createdAt.getTime() + days(2 + index * 3));
    const operationId = uuidv7();
    await tx
      .insert(operation)
      .values({
        id: operationId,
        kind: 'POST /v1/balance/tips/purchase',
        actor: demoId(from),
        idempotencyKey: null,
        createdAt: at,
      });
    await giveTips(tx, operationId, {
      giver: { id: demoId(from), username: from },
      receiverId: demoId(owner),
      amount: rublesToKopecks(rubles),
      goalId: id,
      at,
    });
  }
};

/** Clients with notes, levels with their history, goals with tips, a strike, pending applications. */
export const seedMatesSide = async (app: App, tx: Tx): Promise<void> => {
  for (const name of ['Северин', 'Алиса']) await seedClients(tx, name);
  for (const name of Object.keys(ladders)) await seedLadder(app, tx, name);
  for (const goal of goals) await seedGoal(app, tx, goal);
  await tx
    .insert(mateStrike)
    .values({
      userId: demoId('Алиса'),
      squadId: null,
      reason: 'MISSED_LOBBY',
      createdAt: new Date(app.clock.now() - days(11)),
    });
  const waiting = applications.map(({ name, gameId, hoursPerWeek, experience, links, hoursAgo }) => {
    const createdAt = new Date(app.clock.now() - days(hoursAgo / 24));
    return {
      id: uuidv7({ msecs: createdAt.getTime() }),
      userId: demoId(name),
      gameId,
      hoursPerWeek,
      experience,
      links: [...links],
      status: 'SENT' as const,
      createdAt,
    };
  });
  const known = await tx
    .select({ userId: mateApplication.userId })
    .from(mateApplication)
    .where(
      and(
        inArray(
          mateApplication.userId,
          waiting.map(({ userId }) => userId),
        ),
        eq(mateApplication.status, 'SENT'),
      ),
    );
  const fresh = waiting.filter(({ userId }) => known.every((one) => one.userId !== userId));
  if (fresh.length > 0) await tx.insert(mateApplication).values(fresh);
};
