import { and, eq } from 'drizzle-orm';
import type { referralsContract } from '../../contract/referrals';
import type { BodyOf } from '../../contract/kit/endpoint';
import type { Tx } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { referralTag } from '../db/schema/referrals-and-support';
import { squad, squadMember } from '../db/schema/squads';
import { Refusal } from '../http/refusal';

type Claim = BodyOf<(typeof referralsContract)['POST /v1/referrals']>;

const ownerOfTag = async (tx: Tx, tag: string | undefined, clientId: string): Promise<string> => {
  if (!tag) throw new Refusal('REFERRALS_REF_TAG_REQUIRED');
  const [owner] = await tx
    .select({ id: appUser.id })
    .from(referralTag)
    .innerJoin(appUser, and(eq(appUser.id, referralTag.userId), eq(appUser.status, 'ACTIVE')))
    .where(eq(referralTag.tag, tag.toLowerCase()));
  // One's own link brings nobody new.
  if (!owner || owner.id === clientId) throw new Refusal('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
  return owner.id;
};

const demandInSquad = async (tx: Tx, squadId: number, referrerId: string): Promise<void> => {
  const [found] = await tx.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId));
  if (!found) throw new Refusal('REFERRALS_NOT_FOUND');
  const members = await tx.select({ id: squadMember.userId }).from(squadMember).where(eq(squadMember.squadId, squadId));
  if (members.length === 0) throw new Refusal('REFERRALS_EMPTY_SQUAD_MEMBERS');
  if (!members.some(({ id }) => id === referrerId)) throw new Refusal('REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER');
};

/** Who is named as the referrer, as far as the claim is true. @throws Refusal the REFERRALS_ family, SQUAD_ID_REQUIRED */
export const referrerOf = async (tx: Tx, clientId: string, claim: Claim) => {
  if (claim.type === 'BLOG') throw new Refusal(claim.materialId === undefined ? 'REFERRALS_MATERIAL_ID_REQUIRED' : 'REFERRALS_TYPE_NOT_IMPLEMENTED');
  if (claim.type === 'SQUAD') {
    if (claim.squadId === undefined) throw new Refusal('SQUAD_ID_REQUIRED');
    const referrerId = await ownerOfTag(tx, claim.refTag, clientId);
    await demandInSquad(tx, claim.squadId, referrerId);
    return { type: 'SQUAD', referrerId, squadId: claim.squadId } as const;
  }
  return { type: 'TAG', referrerId: await ownerOfTag(tx, claim.refTag, clientId), squadId: null } as const;
};
