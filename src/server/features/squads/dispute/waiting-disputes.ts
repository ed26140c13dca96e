import { sql } from 'drizzle-orm';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { account } from '#server/platform/db/schema/money/ledger.ts';
import { squad, squadEarnedPart, squadMember, squadPayment } from '#server/platform/db/schema/squads.ts';

const until = sql`to_timestamp(dispute_term(${squad.dispute}) / 1000.0)`;
const held = sql`(SELECT ${account.balance} FROM ${account} WHERE ${account.kind} = 'HOLD' AND ${account.owner} = 'squad:' || ${squad.id})`;

/**
 * The queue of disputes that wait for a moderator, with the sum they hold; `takeable` excludes those in which the
 * operator is a party (`isParty` in SQL).
 */
export const waitingDisputes = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${squad}`,
    where: sql`${squad.dispute} IS NOT NULL AND ${squad.dispute} ->> 'status' = 'IN_PROGRESS'`,
    since: sql`${until} - make_interval(secs => ${disputeTerms.decision / 1000}::float8)`,
    id: sql`${squad.id}`,
    sum: held,
    takeable: sql`NOT EXISTS (SELECT FROM ${squadMember} WHERE ${squadMember.squadId} = ${squad.id} AND ${squadMember.userId} = ${viewer.actorId})
      AND NOT EXISTS (SELECT FROM ${squadPayment} WHERE ${squadPayment.squadId} = ${squad.id} AND ${squadPayment.payerId} = ${viewer.actorId})
      AND NOT EXISTS (SELECT FROM ${squadEarnedPart} WHERE ${squadEarnedPart.squadId} = ${squad.id} AND ${squadEarnedPart.mateId} = ${viewer.actorId})`,
    facts: { squadId: sql`${squad.id}`, amount: held, until },
  });
