import * as z from 'zod/mini';
import { reportLimits, reportReasons } from '#domain/people/report.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { tidy } from '../schemas/tidy';

const complaint = z.object({
  reason: z.enum(reportReasons),
  comment: z._default(z.string().check(tidy(), z.maxLength(reportLimits.comment)), ''),
});

export const reportsContract = endpoints({
  'POST /v1/chat/messages/{messageId}/report': endpoint({
    access: 'user',
    summary: 'Пожаловаться модераторам; вторая жалоба на то же сообщение ничего не меняет',
    params: z.object({ messageId: uuid }),
    body: complaint,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'POST /v1/users/{id}/report': endpoint({
    access: 'user',
    summary: 'Пожаловаться на человека; пока жалоба не решена, вторая ничего не меняет',
    params: z.object({ id: uuid }),
    body: complaint,
    errors: ['USERS_NOT_FOUND', 'FORBIDDEN'],
  }),
});
