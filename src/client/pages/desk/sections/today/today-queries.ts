import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { Me } from '#contract/schemas/me.ts';
import { unsubscribed } from '#client/api/first-queries.ts';
import { deskToolsApi } from '#client/entities/desk/tools-api.ts';
import { deskSquadsApi } from '#client/entities/desk/squads-api.ts';
import { deskTodayApi } from '#client/entities/desk/today-api.ts';
import { currentTimeZone } from '#client/kit/time/server-now.ts';

/** For the cards that count by days of the operator. */
export const dayCall = () => ({ query: { timeZone: currentTimeZone() } });

/** What «Сегодня» shows to this operator, for `firstQueries`. */
export const todayQueries = ({ permissions }: Me) => {
  const { moneyNow, ordersToday, decisionsToday, choice, funnel } = deskTodayApi.endpoints;
  const may = (permission: AdminPermission): boolean => hasPermission(permissions, permission);
  return [
    deskToolsApi.endpoints.deskQueues.initiate(undefined, unsubscribed),
    decisionsToday.initiate(dayCall(), unsubscribed),
    ...(may('VIEW_TRANSACTIONS_LIST') ? [moneyNow.initiate({ query: {} }, unsubscribed)] : []),
    ...(may('VIEW_USERS_LIST') ? [funnel.initiate(undefined, unsubscribed)] : []),
    ...(may('MANAGE_SQUADS')
      ? [
          ordersToday.initiate(dayCall(), unsubscribed),
          choice.initiate({ query: {} }, unsubscribed),
          deskSquadsApi.endpoints.liveSquads.initiate(undefined, unsubscribed),
        ]
      : []),
  ];
};
