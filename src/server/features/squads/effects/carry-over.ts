import { eq } from 'drizzle-orm';
import { squadDisputeFile, squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import { squadFunding } from '#server/platform/db/schema/squads.ts';
import { carryGrants } from '#server/platform/ledger/bonus-grants.ts';
import type { EffectHandlers } from './effect-handler';
import { heldParts, lockFunding, sharePurpose } from './share-funding';

/** Carried shares keep their bonus and gift parts, because what is still held may be refunded, each kind as it was. */
export const carryFunding: EffectHandlers['carryFunding'] = async ({ tx, squadId }, { toSquadId, shares }) => {
  for (const { memberId, amount } of shares) {
    const funding = await lockFunding(tx, squadId, memberId);
    const held = heldParts(funding);
    const bonus = Math.min(held.bonus, amount);
    const gift = Math.min(held.gift, amount - bonus);
    const fresh = { refunded: 0, bonusRefunded: 0, giftRefunded: 0, ownSpent: 0 };
    const carried = { squadId: toSquadId, amount, bonus, gift, ...fresh };
    await tx.insert(squadFunding).values({ ...funding, ...carried });
    const [purpose, next] = [sharePurpose(squadId, memberId), sharePurpose(toSquadId, memberId)];
    await carryGrants(tx, { purpose, kind: 'BONUS', amount: bonus }, next);
    await carryGrants(tx, { purpose, kind: 'GIFT', amount: gift }, next);
  }
};

export const carryDispute: EffectHandlers['carryDispute'] = async ({ tx, squadId }, { toSquadId }) => {
  await tx.update(squadDisputeText).set({ squadId: toSquadId }).where(eq(squadDisputeText.squadId, squadId));
  await tx.update(squadDisputeFile).set({ squadId: toSquadId }).where(eq(squadDisputeFile.squadId, squadId));
};
