import { desc, eq } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskDisputesContract } from '#contract/desk/disputes.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { refundOutcomes } from '#domain/squad/simulation/refund-outcome.ts';
import type { SquadContext, SquadDispute } from '#domain/squad/facts/squad-context.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { loadSquad } from '../store/squad-store';
import { momentOf } from '../views/moment-of';
import { moneyOutcomeView } from '../views/money-outcome-view';
import { type PersonRow, readPeople } from '../views/read-people';
import { staffPerson } from '../views/staff-person';
import { viewDispute } from '../views/view-dispute';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { disputeLines } from './list-disputes';

type Read = (typeof deskDisputesContract)['GET /v1/admin/disputes/{id}'];
type Party = output<Read['response']>['parties'][number];
type Statements = Awaited<ReturnType<typeof viewDispute>>;

/** Everybody whose payment or income the squad holds, payers first. */
const partiesOf = (
  context: SquadContext,
  dispute: SquadDispute,
  { disputeTexts = [], disputeFiles = [] }: Statements,
  people: ReadonlyMap<string, PersonRow>,
): readonly Party[] => {
  const payers = [...new Set(context.payments.map(({ payerId }) => payerId))];
  const mates = [
    ...new Set([
      ...context.members.flatMap(({ id, mate }) => (mate ? [id] : [])),
      ...context.earned.map(({ mateId }) => mateId),
    ]),
  ];
  const quoteOf = (id: string): number => context.quote?.mates.find(({ mateId }) => mateId === id)?.amount ?? 0;
  const percentOf = (id: string): number | null =>
    context.members.find((member) => member.id === id)?.mate?.percent ??
    context.earned.find(({ mateId }) => mateId === id)?.terms.percent ??
    null;
  const party = (id: string, side: Party['side'], amount: number): Party => ({
    person: staffPerson(people, id),
    side,
    present: context.members.some((member) => member.id === id),
    amount,
    percent: side === 'MATE' ? percentOf(id) : null,
    granted: dispute.grantedBy.includes(id),
    opened: dispute.openedBy === id,
    texts: disputeTexts
      .filter(({ authorId, kind }) => authorId === id && kind !== 'DECISION')
      .map(({ kind, text, at }) => ({ kind, text, at })),
    files: disputeFiles.filter(({ authorId }) => authorId === id).map(({ authorId: _author, ...file }) => file),
  });
  return [
    ...payers.map((id) =>
      party(
        id,
        'PAYER',
        sumOf(context.payments, ({ payerId, amount }) => (payerId === id ? amount : 0)),
      ),
    ),
    ...mates.map((id) => party(id, 'MATE', quoteOf(id))),
  ];
};

/** A dispute with everything that a moderator needs. @throws Refusal ADMIN_DISPUTES_NOT_FOUND */
export const readDispute: Handler<Read> = async (app, { actor, params: { id } }) => {
  const state = await loadSquad(app.db, id, false);
  const [line] = await disputeLines(app, [id]);
  const dispute = state?.context.dispute;
  if (!state || !line || !dispute) throw new Refusal('ADMIN_DISPUTES_NOT_FOUND');
  const { context } = state;
  const now = app.clock.now();
  const statements = await viewDispute(app.db, id, context);
  const [decision] = await app.db
    .select()
    .from(squadDisputeText)
    .where(eq(squadDisputeText.squadId, id))
    .orderBy(desc(squadDisputeText.id))
    .limit(1);
  const people = await readPeople(
    app.db,
    [
      ...context.members.map((member) => member.id),
      ...context.payments.map(({ payerId }) => payerId),
      ...context.earned.map(({ mateId }) => mateId),
      ...(decision ? [decision.authorId] : []),
    ],
    now,
  );
  const [ownChat] = await app.db.select({ id: chat.id }).from(chat).where(eq(chat.squadId, id));
  const decide = (refundPercent: number) =>
    ({ type: 'squad.decideDispute', by: { admin: actor.id }, at: now, refundPercent }) as const;
  return {
    ...line,
    waitsSince:
      dispute.status === 'IN_PROGRESS' && dispute.expiresAt !== null
        ? momentOf(dispute.expiresAt - disputeTerms.decision)
        : null,
    parties: [...partiesOf(context, dispute, statements, people)],
    decision:
      decision?.kind === 'DECISION'
        ? { text: decision.text, by: staffPerson(people, decision.authorId), at: decision.createdAt }
        : null,
    chatId: ownChat?.id ?? null,
    own: isParty(context, actor.id),
    outcomes: dispute.status === 'IN_PROGRESS' ? refundOutcomes(state, decide).map(moneyOutcomeView) : [],
  };
};
