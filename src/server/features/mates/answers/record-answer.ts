import type { MateAnswer } from '../../../../domain/mates/answers';
import type { Tx } from '../../../platform/db/open-database';
import { mateAnswer } from '../../../platform/db/schema/mates/mates-side';

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

/** Keeps how a call ended; the time that clients see on the mate's card follows by a trigger. */
export const recordAnswer = async (
  { tx, at, squadId }: Happened,
  { mateId, invitedAt, answer }: Answered,
): Promise<void> => {
  await tx.insert(mateAnswer).values({ mateId, squadId, answer, invitedAt: new Date(invitedAt), answeredAt: at });
};
