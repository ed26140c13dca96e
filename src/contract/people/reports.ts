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
    summary: 'Reports to the moderators; a second report of the same message changes nothing',
    params: z.object({ messageId: uuid }),
    body: complaint,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'POST /v1/users/{id}/report': endpoint({
    access: 'user',
    summary: 'Reports a person; until the report is decided, a second one changes nothing',
    params: z.object({ id: uuid }),
    body: complaint,
    errors: ['USERS_NOT_FOUND', 'FORBIDDEN'],
  }),
});
