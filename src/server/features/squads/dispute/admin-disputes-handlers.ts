import type { adminDisputesContract } from '#contract/admin/disputes.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { decideDispute } from './decide-dispute';
import { listDisputes } from './list-disputes';
import { readDispute } from './read-dispute';

export const adminDisputesHandlers: Handlers<typeof adminDisputesContract> = {
  'GET /v1/admin/disputes': (app, { query }) => listDisputes(app, query),
  'GET /v1/admin/disputes.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'disputes', query);
    return sendCsv(http.reply, {
      name: 'disputes',
      page: (cursor) => listDisputes(app, { ...query, cursor, limit: csvPage }),
      columns: {
        Сквад: ({ squadId }) => squadId,
        Игра: ({ gameName }) => gameName,
        Категория: ({ category }) => category.name,
        Состояние: ({ status }) => status,
        Открыл: ({ openedBy }) => openedBy.username,
        Сторона: ({ side }) => side,
        Причина: ({ reason }) => reason,
        Открыт: ({ openedAt }) => openedAt,
        Срок: ({ expiresAt }) => expiresAt ?? '',
        'Просят, %': ({ wantedPercent }) => wantedPercent,
        'Решено, %': ({ decidedPercent }) => decidedPercent ?? '',
        Удержано: ({ held }) => held,
        'Было удержано': ({ atStake }) => atStake ?? '',
      },
    });
  },
  'GET /v1/admin/disputes/{id}': readDispute,
  'POST /v1/admin/disputes/{id}/decide': decideDispute,
};
