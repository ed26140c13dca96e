import { and, eq, sql } from 'drizzle-orm';
import type { referralsContract } from '#contract/money/referrals.ts';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import type { Tx } from '../../platform/db/open-database';
import { blogArticle } from '../../platform/db/schema/blog';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { referralTag } from '../../platform/db/schema/referrals-and-support';
import { squad, squadMember } from '../../platform/db/schema/squads';
import { Refusal } from '../../platform/http/refusal';

type Claim = BodyOf<(typeof referralsContract)['POST /v1/referrals']>;

const ownerOfTag = async (tx: Tx, tag: string | undefined, clientId: string): Promise<string> => {
  if (!tag) throw new Refusal('REFERRALS_REF_TAG_REQUIRED');
  const [owner] = await tx
    .select({ id: appUser.id })
    .from(referralTag)
    .innerJoin(appUser, and(eq(appUser.id, referralTag.userId), isReachableByOthers))
    .where(eq(referralTag.tag, tag.toLowerCase()));
  // A person cannot refer themselves.
  if (!owner || owner.id === clientId) throw new Refusal('REFERRALS_REF_TAG_OWNER_NOT_FOUND');
  return owner.id;
};

const requireInSquad = async (tx: Tx, squadId: number, referrerId: string): Promise<void> => {
  const [found] = await tx.select({ id: squad.id }).from(squad).where(eq(squad.id, squadId));
  if (!found) throw new Refusal('REFERRALS_NOT_FOUND');
  const members = await tx.select({ id: squadMember.userId }).from(squadMember).where(eq(squadMember.squadId, squadId));
  if (members.length === 0) throw new Refusal('REFERRALS_EMPTY_SQUAD_MEMBERS');
  if (!members.some(({ id }) => id === referrerId)) throw new Refusal('REFERRALS_REFERRER_NOT_CORRECT_SQUAD_USER');
};

/**
 * The author of a published article other than the client. `isThere`: the author is not deleted, leaving or blocked, so
 * they may be paid.
 * @throws Refusal REFERRALS_NOT_FOUND
 */
const authorOf = async (tx: Tx, articleId: number, clientId: string) => {
  const [article] = await tx
    .select({ authorId: blogArticle.authorId, isThere: sql<boolean>`(${isReachableByOthers})` })
    .from(blogArticle)
    .innerJoin(appUser, eq(appUser.id, blogArticle.authorId))
    .where(and(eq(blogArticle.id, articleId), eq(blogArticle.live, true)));
  if (!article || article.authorId === clientId) throw new Refusal('REFERRALS_NOT_FOUND');
  return article;
};

/** The referrer by a claim, verified. @throws */
export const referrerOf = async (tx: Tx, clientId: string, claim: Claim) => {
  if (claim.type === 'BLOG') {
    if (claim.materialId === undefined) throw new Refusal('REFERRALS_MATERIAL_ID_REQUIRED');
    const { authorId, isThere } = await authorOf(tx, claim.materialId, clientId);
    // A link shared by another person carries their tag; a plain link counts for the author.
    if (!claim.refTag && !isThere) throw new Refusal('REFERRALS_NOT_FOUND');
    const referrerId = claim.refTag ? await ownerOfTag(tx, claim.refTag, clientId) : authorId;
    return { type: 'BLOG', referrerId, squadId: null, articleId: claim.materialId } as const;
  }
  if (claim.type === 'SQUAD') {
    if (claim.squadId === undefined) throw new Refusal('SQUAD_ID_REQUIRED');
    const referrerId = await ownerOfTag(tx, claim.refTag, clientId);
    await requireInSquad(tx, claim.squadId, referrerId);
    return { type: 'SQUAD', referrerId, squadId: claim.squadId, articleId: null } as const;
  }
  if (claim.type.toUpperCase() !== 'TAG') throw new Refusal('REFERRALS_TYPE_NOT_IMPLEMENTED');
  return {
    type: 'TAG',
    referrerId: await ownerOfTag(tx, claim.refTag, clientId),
    squadId: null,
    articleId: null,
  } as const;
};
