import type { MateAnswer } from '#domain/mates/answers.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { wasUnreached } from '../mate-access/public';
import { mateAnswer } from '#server/platform/db/schema/mates/mates-side.ts';

interface Happened {
  readonly tx: Tx;
  readonly at: Date;
  readonly squadId: number;
}

interface Answered {
  readonly mateId: string;
  /** Epoch ms. */
  readonly invitedAt: number;
  readonly answer: MateAnswer;
}

/**
 * Stores how a call ended; a trigger updates the answer time on the mate's card. One that was missed because no channel
 * of the mate worked is not their answer.
 */
export const recordAnswer = async (
  { tx, at, squadId }: Happened,
  { mateId, invitedAt, answer }: Answered,
): Promise<void> => {
  if (answer === 'MISSED' && (await wasUnreached(tx, mateId, invitedAt))) return;
  await tx.insert(mateAnswer).values({ mateId, squadId, answer, invitedAt: new Date(invitedAt), answeredAt: at });
};
