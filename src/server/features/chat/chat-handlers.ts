import { eq } from 'drizzle-orm';
import type { chatContract } from '#contract/chat/chat.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { userBlock } from '../../platform/db/schema/chat';
import { appUser } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { asReader } from './chat-actor';
import { sendChatFile, uploadChatFile } from './chat-files';
import { chatTerms } from './chat-terms';
import { issueChatToken } from './chat-token';
import { selectBlockedBy, setBlocked } from './store/members/block-user';
import { readChatSettings, writeChatSettings } from './store/chats/chat-settings';
import { isKnownTo, readChatUsers } from './store/members/read-chat-users';
import { searchMessages } from './store/messages/search-messages';

export const chatHandlers: Handlers<typeof chatContract> = {
  'POST /v1/chat/token': async (app, { actor }) => {
    await limitRate(app, `chat-token:${actor.id}`, chatTerms.token.perPerson, chatTerms.token.window);
    return { token: await issueChatToken(app.secret, { userId: actor.id, sessionId: actor.sessionId }) };
  },
  'POST /v1/chat/get-users': async (app, { actor, body }) => ({
    users: await readChatUsers(app.db, body.ids, isKnownTo(actor.id)),
  }),
  'POST /v1/chat/{chatId}/files': async (app, { actor, params, http }) => {
    await limitRate(app, `chat-upload:${actor.id}`, chatTerms.uploads.limit, chatTerms.uploads.window);
    return uploadChatFile(app, asReader(actor), params.chatId, http.request);
  },
  'GET /v1/chat/files/{id}': (app, { actor, params, http }) =>
    sendChatFile(app, asReader(actor), params.id, http.reply),
  'GET /v1/chat/search': async (app, { actor, query }) => {
    await limitRate(app, `chat-search:${actor.id}`, chatTerms.searches.limit, chatTerms.searches.window);
    return searchMessages(app.db, asReader(actor), query);
  },
  'GET /v1/chat/settings': (app, { actor }) => readChatSettings(app.db, actor.id),
  'PUT /v1/chat/settings': (app, { actor, body }) =>
    inTransaction(app.db, (tx) => writeChatSettings(tx, actor.id, body)),
  'GET /v1/chat/blocks': async (app, { actor }) => {
    const blocked = await selectBlockedBy(app.db, actor.id).orderBy(userBlock.createdAt);
    return {
      users: await readChatUsers(
        app.db,
        blocked.map(({ id }) => id),
      ),
    };
  },
  'PUT /v1/chat/blocks/{userId}': async (app, { actor, params }) => {
    if (params.userId === actor.id) throw new Refusal('FORBIDDEN');
    const [other] = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, params.userId));
    if (!other) throw new Refusal('USERS_NOT_FOUND');
    await inTransaction(app.db, (tx) => setBlocked(app, tx, actor.id, params.userId, true));
  },
  'DELETE /v1/chat/blocks/{userId}': (app, { actor, params }) =>
    inTransaction(app.db, (tx) => setBlocked(app, tx, actor.id, params.userId, false)),
};
