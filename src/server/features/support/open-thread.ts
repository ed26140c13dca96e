import { and, eq } from 'drizzle-orm';
import type { supportContract } from '#contract/people/support.ts';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import { adminsWith, announceToStaff } from '../audit/public';
import type { App } from '../../platform/app';
import { openSupportChat, storeMessageIn } from '../chat/public';
import type { Tx } from '../../platform/db/open-database';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import { squadMember } from '../../platform/db/schema/squads';
import { Refusal } from '../../platform/http/refusal';
import { lockAccount } from '../users/public';
import { notify } from '../notifications/public';
import { keepPast } from './thread-past';

type Question = BodyOf<(typeof supportContract)['POST /v1/support/threads']>;

const requireOwnSquad = async (tx: Tx, userId: string, squadId: number): Promise<void> => {
  const [own] = await tx
    .select({ id: squadMember.userId })
    .from(squadMember)
    .where(and(eq(squadMember.squadId, squadId), eq(squadMember.userId, userId)));
  if (!own) throw new Refusal('SQUADS_NOT_FOUND');
};

/**
 * Opens a support thread: a chat with the question as its first message.
 * @throws Refusal SQUADS_NOT_FOUND for a squad that is not theirs, SUPPORT_PAST_INVALID
 */
export const openThread = async (
  app: App,
  tx: Tx,
  user: { readonly id: string; readonly username: string },
  question: Question,
): Promise<string> => {
  const { topic, squadId, text, clientId, past } = question;
  // Two concurrent requests with the same question: the second finds the first.
  await lockAccount(tx, user.id);
  const same = and(eq(supportThread.userId, user.id), eq(supportThread.clientId, clientId));
  const [before] = await tx.select({ chatId: supportThread.chatId }).from(supportThread).where(same);
  if (before) return before.chatId;
  if (squadId !== undefined) await requireOwnSquad(tx, user.id, squadId);
  const at = new Date(app.clock.now());
  const chatId = await openSupportChat(tx, user.id, topic, at);
  await tx
    .insert(supportThread)
    .values({
      chatId,
      userId: user.id,
      topic,
      squadId: squadId ?? null,
      clientId,
      createdAt: at,
      changedAt: at,
      waitingSince: at,
    });
  if (past !== undefined) await keepPast(tx, { chatId, userId: user.id, past, at });
  await storeMessageIn(app, tx, user.id, { chatId, clientId, message: text });
  await announceToStaff(tx, 'support');
  await notify(
    tx,
    (await adminsWith(tx, 'MANAGE_SUPPORT')).filter((id) => id !== user.id),
    { kind: 'SUPPORT_ASKED', facts: { chatId, who: user.username }, at },
  );
  return chatId;
};
