import { v7 as uuidv7 } from 'uuid';
import type { OwnDecisionAnswer } from '#contract/people/appeals.ts';
import type { AppealKind } from '#domain/appeals/appeal-kinds.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { appeal } from '../../platform/db/schema/appeals';
import { Refusal } from '../../platform/http/refusal';
import { announceToStaff } from '../audit/public';
import { kindsOfDecisions } from './kinds/kinds-of-decisions';
import { appealedView, appealUntil, findAppeal } from './own-decisions';

interface Words {
  readonly personId: string;
  readonly kind: AppealKind;
  readonly decision: string;
  readonly words: string;
}

/**
 * The appeal that was made already: the same words again are the same appeal.
 * @throws Refusal APPEAL_MADE, APPEAL_NOT_FOUND
 */
const madeBefore = async (tx: Tx, { personId, kind, decision, words }: Words): Promise<OwnDecisionAnswer | null> => {
  const made = await findAppeal(tx, kind, decision);
  if (made === null) return null;
  if (made.userId !== personId) throw new Refusal('APPEAL_NOT_FOUND');
  if (made.words !== words) throw new Refusal('APPEAL_MADE');
  return appealedView(made);
};

/**
 * Appeals against a decision about the person, once, within its term. The decision is stored as it stands.
 * @throws Refusal APPEAL_NOT_FOUND also for a decision about somebody else and for one that was undone, APPEAL_MADE,
 * APPEAL_TOO_LATE
 */
export const makeAppealIn = async (app: App, tx: Tx, appealed: Words): Promise<OwnDecisionAnswer> => {
  const { personId, kind, decision, words } = appealed;
  const before = await madeBefore(tx, appealed);
  if (before !== null) return before;
  const found = await kindsOfDecisions[kind].read(tx, decision);
  if (found?.personId !== personId) throw new Refusal('APPEAL_NOT_FOUND');
  const now = new Date(app.clock.now());
  if (now > appealUntil(kind, found.at)) throw new Refusal('APPEAL_TOO_LATE');
  const [made] = await tx
    .insert(appeal)
    .values({
      id: uuidv7(),
      kind,
      decision,
      about: found.about,
      userId: personId,
      title: found.title,
      reason: found.reason,
      excerpt: found.excerpt,
      firstBy: found.by,
      firstAt: found.at,
      words,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [appeal.kind, appeal.decision] })
    .returning();
  // Another tab was faster.
  if (!made) return (await madeBefore(tx, appealed)) ?? Promise.reject(new Error(`appeal ${kind} ${decision} is gone`));
  await announceToStaff(tx, 'appeal');
  return appealedView(made);
};
