import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { supportContract } from '../../contract/support';
import type { BodyOf } from '../../contract/kit/endpoint';
import { adminsWith } from '../administration/admins-with';
import type { App } from '../app/app';
import { addChatMember } from '../chat/store/add-chat-member';
import { storeMessageIn } from '../chat/store/store-message';
import type { Tx } from '../db/open-database';
import { chat } from '../db/schema/chat';
import { supportThread } from '../db/schema/referrals-and-support';
import { squadMember } from '../db/schema/squads';
import { Refusal } from '../http/refusal';
import { notify } from '../notifications/notify';

type Question = BodyOf<(typeof supportContract)['POST /v1/support/threads']>;

const demandOwnSquad = async (tx: Tx, userId: string, squadId: number): Promise<void> => {
  const [own] = await tx.select({ id: squadMember.userId }).from(squadMember).where(and(eq(squadMember.squadId, squadId), eq(squadMember.userId, userId)));
  if (!own) throw new Refusal('SQUADS_NOT_FOUND');
};

/** Opens a chat with the support and puts the question into it. @throws Refusal SQUADS_NOT_FOUND for a squad that is not his */
export const openThread = async (app: App, tx: Tx, user: { readonly id: string; readonly username: string }, question: Question): Promise<string> => {
  const { topic, squadId, text, clientId } = question;
  const same = and(eq(supportThread.userId, user.id), eq(supportThread.clientId, clientId));
  const [before] = await tx.select({ chatId: supportThread.chatId }).from(supportThread).where(same);
  if (before) return before.chatId;
  if (squadId !== undefined) await demandOwnSquad(tx, user.id, squadId);
  const chatId = uuidv7();
  const at = new Date(app.clock.now());
  await tx.insert(chat).values({ id: chatId, kind: 'SUPPORT', startedBy: user.id, supportTopic: topic, createdAt: at });
  await tx.insert(supportThread).values({ chatId, userId: user.id, topic, squadId: squadId ?? null, clientId, createdAt: at });
  await addChatMember(tx, chatId, user.id);
  await storeMessageIn(app, tx, user.id, { chatId, clientId, message: text });
  await notify(tx, (await adminsWith(tx, 'MANAGE_SUPPORT')).filter((id) => id !== user.id), { kind: 'SUPPORT_ASKED', facts: { chatId, who: user.username }, at });
  return chatId;
};
