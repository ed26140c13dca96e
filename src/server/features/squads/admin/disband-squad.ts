import type { adminSquadsContract } from '#contract/admin/squads.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { notify } from '../../notifications/public';
import { stepSquadIn } from '../commit-step';
import { isParty } from '#domain/squad/selectors/is-party.ts';

type Disband = (typeof adminSquadsContract)['POST /v1/admin/squads/{id}/disband'];

/**
 * An operator ends a squad, in a running game with a split of the hold; its people are notified of the reason.
 * @throws Refusal SQUADS_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE, SQUADS_INVALID_STATE
 */
export const disbandSquad: Handler<Disband> = async (app, { actor, params: { id }, body }) => {
  await inTransaction(app.db, (tx) =>
    stepSquadIn({ app, tx, operation: { kind: 'disband squad', actor: actor.id } }, id, async (state, at) => {
      const { value, context } = state;
      if (isParty(context, actor.id)) throw new Refusal('ADMIN_OWN_OBJECT');
      const subject = `squad:${id}`;
      await requireUnchanged(tx, subject, body.seen);
      const refundPercent = value === 'IN_A_GAME' ? (body.refundPercent ?? 100) : null;
      await writeAudit(app, tx, actor.id, {
        action: 'squad.disband',
        subject,
        details: { status: value, refundPercent, reason: body.reason },
      });
      const people = [...context.members.map((member) => member.id), ...context.payments.map(({ payerId }) => payerId)];
      await notify(tx, people, {
        kind: 'STAFF_DECIDED',
        facts: { what: 'SQUAD_DISBANDED', gameId: context.gameId, reason: body.reason },
        at: new Date(at),
      });
      return { type: 'squad.disband', by: { admin: actor.id }, at, refundPercent };
    }),
  );
};
