import { supportStateNames } from '#domain/desk/people-names.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendTable, tablePage } from '#server/platform/tables/send-table.ts';
import { writeExport } from '../../audit/public';
import { answerThread, closeThread, takeThread } from './act-on-thread';
import { listThreads } from './list-threads';
import { readPast } from '../thread-past';
import { readThread, sendThreadFile, supportTotals } from './read-thread';
import { readRatings } from './ratings';
import { templateHandlers } from './templates';

const sendList: Handlers<typeof deskSupportContract>['GET /v1/admin/support/threads.csv'] = async (
  app,
  { actor, query, http },
) => {
  await writeExport(app, actor.id, 'support', query);
  return sendTable(http.reply, {
    name: 'support',
    zone: query.zone,
    page: (cursor) => listThreads(app, actor.id, { ...query, cursor, limit: tablePage }),
    columns: {
      Номер: ['text', ({ chatId }) => chatId],
      Кто: ['text', ({ username }) => username],
      Тема: ['text', ({ topic }) => topicNames[topic]],
      Состояние: ['text', ({ state }) => supportStateNames[state]],
      Оператор: ['text', ({ operator }) => operator?.username ?? ''],
      Спрошено: ['moment', ({ createdAt }) => createdAt],
      'Первый ответ': ['moment', ({ firstAnsweredAt }) => firstAnsweredAt],
      'Ждёт с': ['moment', ({ waitingSince }) => waitingSince],
      Изменено: ['moment', ({ changedAt }) => changedAt],
    },
  });
};

export const deskSupportHandlers: Handlers<typeof deskSupportContract> = {
  'GET /v1/admin/support/threads': (app, { actor, query }) => listThreads(app, actor.id, query),
  'GET /v1/admin/support/threads.csv': sendList,
  'GET /v1/admin/support/threads.xlsx': sendList,
  'GET /v1/admin/support/totals': supportTotals,
  'GET /v1/admin/support/ratings': readRatings,
  'GET /v1/admin/support/threads/{chatId}': readThread,
  'GET /v1/admin/support/threads/{chatId}/past': readPast,
  'GET /v1/admin/support/threads/{chatId}/files/{fileId}': sendThreadFile,
  'PUT /v1/admin/support/threads/{chatId}/operator': takeThread,
  'POST /v1/admin/support/threads/{chatId}/answer': answerThread,
  'PUT /v1/admin/support/threads/{chatId}/closed': closeThread,
  ...templateHandlers,
};
