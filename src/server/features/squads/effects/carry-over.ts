import { eq } from 'drizzle-orm';
import { carriedOver } from '#domain/squad/books/share-funding.ts';
import { squadDisputeFile, squadDisputeText } from '#server/platform/db/schema/squad-disputes.ts';
import { squadFunding } from '#server/platform/db/schema/squads.ts';
import { carryGrants } from '#server/platform/ledger/bonus-grants.ts';
import type { EffectHandlers } from './effect-handler';
import { lockFunding, sharePurpose } from './share-funding';

/** Carried shares keep their bonus and gift parts, because what is still held may be refunded, each kind as it was. */
export const carryFunding: EffectHandlers['carryFunding'] = async ({ tx, squadId }, { toSquadId, shares }) => {
  for (const { memberId, amount } of shares) {
    const funding = await lockFunding(tx, squadId, memberId);
    const carried = carriedOver(funding, amount);
    await tx.insert(squadFunding).values({ ...funding, ...carried, squadId: toSquadId });
    const [purpose, next] = [sharePurpose(squadId, memberId), sharePurpose(toSquadId, memberId)];
    await carryGrants(tx, { purpose, kind: 'BONUS', amount: carried.bonus }, next);
    await carryGrants(tx, { purpose, kind: 'GIFT', amount: carried.gift }, next);
  }
};

export const carryDispute: EffectHandlers['carryDispute'] = async ({ tx, squadId }, { toSquadId }) => {
  await tx.update(squadDisputeText).set({ squadId: toSquadId }).where(eq(squadDisputeText.squadId, squadId));
  await tx.update(squadDisputeFile).set({ squadId: toSquadId }).where(eq(squadDisputeFile.squadId, squadId));
};
