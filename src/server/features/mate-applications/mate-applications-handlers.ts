import { v7 as uuidv7 } from 'uuid';
import { desc, eq, sql } from 'drizzle-orm';
import type { mateApplicationsContract } from '#contract/mates/mate-applications.ts';
import { mateApplication } from '../../platform/db/schema/mates/mates-side';
import { violatedConstraint } from '../../platform/db/database-errors';
import { requireAdults } from '../age/public';
import { requireGame } from '../reference/public';
import { limitRate } from '../../platform/http/rate-limit';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { applicationView } from './application-view';
import { announceToStaff } from '../audit/public';

const sent = { perPerson: 10, windowMs: 24 * 60 * 60_000 } as const;

/** @throws Refusal GAMES_NOT_FOUND, AGE_UNKNOWN, AGE_ADULTS_ONLY, MATE_APPLICATION_OPEN, RATE_LIMITED */
const sendApplication: Handler<(typeof mateApplicationsContract)['POST /v1/mate-applications']> = async (
  app,
  { actor, body },
) => {
  await requireGame(app.db, body.gameId);
  await requireAdults(app.db, [actor.id], app.clock.now());
  await limitRate(app, `mate-application:${actor.id}`, sent.perPerson, sent.windowMs);
  try {
    return await app.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(mateApplication)
        .values({
          id: uuidv7({ msecs: app.clock.now() }),
          userId: actor.id,
          ...body,
          status: 'SENT',
          createdAt: new Date(app.clock.now()),
        })
        .returning();
      if (!row) throw new Error('the application was not written');
      await announce(tx, [userRoom(actor.id)], 'mate application changed', {});
      await announceToStaff(tx, 'application');
      return applicationView(row);
    });
  } catch (problem) {
    if (violatedConstraint(problem) === 'mate_application_one_open') throw new Refusal('MATE_APPLICATION_OPEN');
    throw problem;
  }
};

export const mateApplicationsHandlers: Handlers<typeof mateApplicationsContract> = {
  'POST /v1/mate-applications': sendApplication,
  'GET /v1/mate-applications/my': async (app, { actor }) => {
    // An open application is always the newest.
    const [row] = await app.db
      .select()
      .from(mateApplication)
      .where(eq(mateApplication.userId, actor.id))
      .orderBy(desc(sql`${mateApplication.status} = 'SENT'`), desc(mateApplication.id))
      .limit(1);
    return { application: row ? applicationView(row) : null };
  },
};
