import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { referralTag } from '../db/schema/referrals-and-support';

/** The tag of a person's own links, made at first use. */
export const ownTag = async (db: Executor, userId: string): Promise<string> => {
  const find = async (): Promise<string | undefined> => (await db.select({ tag: referralTag.tag }).from(referralTag).where(eq(referralTag.userId, userId)))[0]?.tag;
  const before = await find();
  if (before !== undefined) return before;
  await db.insert(referralTag).values({ userId, tag: randomBytes(5).toString('hex') }).onConflictDoNothing();
  const tag = await find();
  if (tag === undefined) throw new Error('the referral tag was not made');
  return tag;
};
