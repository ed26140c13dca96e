import type { deskDisputesContract } from '#contract/desk/disputes.ts';
import type { SquadDispute } from '#domain/squad/facts/squad-context.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { stepAndShow } from '../step-and-show';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { withText } from './with-text';
import { loadSquad } from '../store/squad-store';

type Decide = (typeof deskDisputesContract)['POST /v1/admin/disputes/{id}/decide'];

/** When a moderator's term began: when the other side refused; before that nothing waits for a moderator. */
const waitedSince = ({ status, expiresAt }: SquadDispute): Date | null =>
  status === 'IN_PROGRESS' && expiresAt !== null ? new Date(expiresAt - disputeTerms.decision) : null;

/**
 * A moderator who is not a party decides a dispute; both sides are notified of the reason.
 * @throws Refusal ADMIN_DISPUTES_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE, SQUADS_INVALID_STATE
 */
export const decideDispute: Handler<Decide> = async (app, { actor, params: { id }, body }) => {
  // Checked before the step: without a squad there is no dispute to decide.
  const found = await loadSquad(app.db, id, false);
  if (!found?.context.dispute) throw new Refusal('ADMIN_DISPUTES_NOT_FOUND');
  if (isParty(found.context, actor.id)) throw new Refusal('ADMIN_OWN_OBJECT');
  const decision = { squadId: id, authorId: actor.id, kind: 'DECISION' as const, text: body.comment };
  return stepAndShow(
    app,
    actor,
    id,
    withText(decision, async ({ context }, at, tx) => {
      if (!context.dispute) throw new Refusal('ADMIN_DISPUTES_NOT_FOUND');
      if (isParty(context, actor.id)) throw new Refusal('ADMIN_OWN_OBJECT');
      const subject = `dispute:${id}`;
      if (body.seen !== undefined) await requireUnchanged(tx, subject, body.seen);
      await writeAudit(app, tx, actor.id, {
        action: 'dispute.decide',
        subject,
        details: {
          refundPercent: body.refundPercent,
          wantedPercent: context.dispute.wantedPercent,
          reason: body.comment,
        },
        waitedSince: waitedSince(context.dispute),
      });
      return { type: 'squad.decideDispute', by: { admin: actor.id }, at, refundPercent: body.refundPercent };
    }),
  );
};
