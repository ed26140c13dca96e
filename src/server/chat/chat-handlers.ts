import type { chatContract } from '../../contract/chat/chat';
import type { Handlers } from '../http/call';
import { limitRate } from '../http/count-hit';
import { chatTerms } from './chat-terms';
import { issueChatToken } from './chat-token';
import { readChatUsers } from './store/read-chat-users';

export const chatHandlers: Handlers<typeof chatContract> = {
  'POST /v1/chat/token': async (app, { actor }) => {
    await limitRate(app, `chat-token:${actor.id}`, chatTerms.token.perPerson, chatTerms.token.window);
    return { token: await issueChatToken(app.secret, { userId: actor.id, sessionId: actor.sessionId }) };
  },
  'POST /v1/chat/get-users': async (app, { body }) => ({ users: await readChatUsers(app.db, body.ids) }),
};
