import * as z from 'zod/mini';
import { pushTerms } from '#domain/notifications/push-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';

const key = z.string().check(z.regex(/^[\w-]{16,120}$/));

/** As the browser's `PushSubscription` gives it. */
const subscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(pushTerms.endpoint)),
  keys: z.object({ p256dh: key, auth: key }),
});

export const pushContract = endpoints({
  'GET /v1/push': endpoint({
    access: 'user',
    summary: 'Notifications of this browser: the key to subscribe with and whether it is subscribed',
    /**
     * `publicKey`: null when push is not configured. `subscribed`: whether this session's browser is subscribed.
     * `answers`: whether it has lately said that it had shown a push, and so calls a mate as a messenger does.
     */
    response: z.object({ publicKey: z.nullable(z.string()), subscribed: z.boolean(), answers: z.boolean() }),
    errors: [],
  }),
  'PUT /v1/push': endpoint({
    access: 'user',
    summary: 'Sends notifications to this browser',
    body: subscription,
    errors: ['NOTIFIER_NOT_FOUND', 'NOTIFIER_BAD_PUSH'],
  }),
  'POST /v1/push/answers': endpoint({
    access: 'public',
    summary: 'A browser’s worker says that it has shown a push, by the token that came with it',
    raw: true,
    errors: [],
  }),
  'DELETE /v1/push': endpoint({ access: 'user', summary: 'Sends no more to this browser', errors: [] }),
});
