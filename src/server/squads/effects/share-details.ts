import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { appUser } from '../../db/schema/people';

/** What a payer's line keeps of a share: whose it is, by name when he paid for another. */
export const shareDetails = async (tx: Tx, memberId: string, payerId: string): Promise<Readonly<Record<string, string>>> => {
  if (memberId === payerId) return { memberId };
  const [member] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, memberId));
  return { memberId, ...member };
};
