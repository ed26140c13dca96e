import type { adminSupportContract } from '#contract/admin/people/support.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { answerThread, closeThread, takeThread } from './act-on-thread';
import { listThreads } from './list-threads';
import { readThread, sendThreadFile, supportTotals } from './read-thread';
import { templateHandlers } from './templates';

export const adminSupportHandlers: Handlers<typeof adminSupportContract> = {
  'GET /v1/admin/support/threads': (app, { actor, query }) => listThreads(app, actor.id, query),
  'GET /v1/admin/support/threads.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'support', query);
    return sendCsv(http.reply, {
      name: 'support',
      page: (cursor) => listThreads(app, actor.id, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ chatId }) => chatId,
        Кто: ({ username }) => username,
        Тема: ({ topic }) => topic,
        Состояние: ({ state }) => state,
        Оператор: ({ operator }) => operator?.username ?? '',
        Спрошено: ({ createdAt }) => createdAt,
        'Первый ответ': ({ firstAnsweredAt }) => firstAnsweredAt ?? '',
        'Ждёт с': ({ waitingSince }) => waitingSince ?? '',
        Изменено: ({ changedAt }) => changedAt,
      },
    });
  },
  'GET /v1/admin/support/totals': supportTotals,
  'GET /v1/admin/support/threads/{chatId}': readThread,
  'GET /v1/admin/support/threads/{chatId}/files/{fileId}': sendThreadFile,
  'PUT /v1/admin/support/threads/{chatId}/operator': takeThread,
  'POST /v1/admin/support/threads/{chatId}/answer': answerThread,
  'PUT /v1/admin/support/threads/{chatId}/closed': closeThread,
  ...templateHandlers,
};
