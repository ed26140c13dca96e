import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { prepaidSquadContract } from '#contract/squads/prepaid-squad.ts';
import { failedInvitation } from '#contract/squads/squad-view.ts';
import { errorTable } from '#contract/errors/error-table.ts';
import { errorCodes } from '#contract/errors/error-code.ts';
import type { App } from '#server/platform/app.ts';
import { prepaidSquad } from '#server/platform/db/schema/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { readPeople } from '../views/read-people';
import { depositForSquad } from './deposit-for-squad';

const messageOf = (problem: string | null): string | null => {
  const code = errorCodes.find((one) => one === problem);
  return code === undefined ? null : errorTable[code].message;
};

const failures = z.array(z.object(failedInvitation));

/** Mates who could not be invited, with their names. */
const named = async ({ db, clock }: App, stored: unknown) => {
  const failed = failures.parse(stored);
  const ids = failed.flatMap(({ memberId }) => memberId ?? []);
  const people = await readPeople(db, ids, clock.now());
  return failed.map((one) => ({ ...one, name: people.get(one.memberId ?? '')?.person.username ?? '' }));
};

export const prepaidSquadHandlers: Handlers<typeof prepaidSquadContract> = {
  'POST /v1/squads/deposit': depositForSquad,
  'GET /v1/squads/deposit/{depositId}': async (app, { actor, params }) => {
    const [row] = await app.db
      .select()
      .from(prepaidSquad)
      .where(and(eq(prepaidSquad.depositId, params.depositId), eq(prepaidSquad.userId, actor.id)));
    if (!row) throw new Refusal('NOT_FOUND');
    return {
      status: row.status,
      gameId: row.gameId,
      squadId: row.squadId,
      problem: messageOf(row.problem),
      notInvited: await named(app, row.notInvited),
    };
  },
};
