import { eq } from 'drizzle-orm';
import { heldOf } from '../../domain/squad/queries/payments';
import type { SquadState } from '../../domain/squad/squad-state';
import { succeedSquad } from '../../domain/squad/succeed-squad';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { promoCodeUse } from '../db/schema/promo-codes';
import { squadDisputeFile, squadDisputeText } from '../db/schema/squad-disputes';
import { squadFunding, squadMember } from '../db/schema/squads';
import { Refusal } from '../http/refusal';
import type { Actor } from '../sessions/actor';
import { carryOut } from './carry-out';
import { openOperation, stepSquadIn } from './step-squad';
import { loadSquad } from './store/load-squad';
import { insertSquad } from './store/save-squad';

/** The carried shares keep their bonus part: what is still held of it may yet return as bonus money. */
const carryFunding = async (tx: Tx, oldId: number, newId: number, { context }: SquadState): Promise<void> => {
  const old = await tx.select().from(squadFunding).where(eq(squadFunding.squadId, oldId));
  for (const { memberId, amount } of context.payments) {
    const funding = old.find((one) => one.memberId === memberId);
    if (!funding) throw new Error(`squad ${oldId}: nothing was funded for ${memberId}`);
    const bonus = Math.min(funding.bonus - funding.bonusRefunded, amount);
    await tx.insert(squadFunding).values({ ...funding, squadId: newId, amount, bonus, refunded: 0, bonusRefunded: 0 });
  }
};

/**
 * The squad that replaces one marked «need to recreate»: the same people, what is held and the remaining minutes, in
 * the lobby at once; the old one is disbanded.
 * @throws Refusal SQUADS_NOT_FOUND, the machine's refusal
 */
export const recreateSquad = (app: App, actor: Actor, oldId: number): Promise<{ squadId: number; errors: [] }> =>
  inTransaction(app.db, async (tx) => {
    const operationId = await openOperation(app, tx, 'squad recreate', actor.id);
    const old = await loadSquad(tx, oldId, true);
    if (!old) throw new Refusal('SQUADS_NOT_FOUND');
    const at = app.clock.now();
    const made = succeedSquad(old, actor.id, at);
    if ('refused' in made) throw new Refusal(made.refused);
    const state: SquadState = { value: made.snapshot.value, context: made.snapshot.context };
    // A person has one active squad: the old one lets go before the new one takes.
    await tx.update(squadMember).set({ active: false }).where(eq(squadMember.squadId, oldId));
    const squadId = await insertSquad(tx, state);
    if (old.context.payments.some((payment) => heldOf(payment) > 0)) await carryFunding(tx, oldId, squadId, state);
    await tx.update(squadDisputeText).set({ squadId }).where(eq(squadDisputeText.squadId, oldId));
    await tx.update(squadDisputeFile).set({ squadId }).where(eq(squadDisputeFile.squadId, oldId));
    await tx.update(promoCodeUse).set({ squadId }).where(eq(promoCodeUse.squadId, oldId));
    await carryOut({ app, tx, squadId, operationId, at: new Date(at) }, null, state, made.effects);
    await stepSquadIn(app, tx, operationId, oldId, () => ({ type: 'squad.recreated', by: actor.id, at, newSquadId: squadId }));
    return { squadId, errors: [] };
  });
