import * as z from 'zod/mini';
import { chatLimits } from '../../domain/settings/chat-limits';
import { endpoint } from '../kit/endpoint';
import { endpoints } from '../kit/endpoints';
import { uuid } from '../schemas/ids';
import { chatUser } from './chat-user';

/** The chat's calls over HTTP; all else goes over its socket, see `chat-calls.ts` and `chat-events.ts`. */
export const chatContract = endpoints({
  'POST /v1/chat/token': endpoint({
    access: 'user',
    summary: 'Токен на 60 секунд для входа в сокет чата',
    response: z.object({ token: z.string() }),
    errors: ['RATE_LIMITED'],
  }),
  'POST /v1/chat/get-users': endpoint({
    access: 'user',
    summary: 'Имена, аватары и присутствие людей из чатов; неизвестные пропускаются',
    body: z.object({ ids: z.array(uuid).check(z.maxLength(chatLimits.usersAtOnce)) }),
    response: z.object({ users: z.array(chatUser) }),
    errors: [],
  }),
});
