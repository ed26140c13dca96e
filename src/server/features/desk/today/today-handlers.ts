import type { deskTodayContract } from '#contract/desk/today.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readChoice } from './choice';
import { decisionsToday } from './decisions';
import { readFunnel } from './funnel';
import { moneyNow } from './money-now';
import { ordersByHour } from './orders-by-hour';

export const deskTodayHandlers: Handlers<typeof deskTodayContract> = {
  'GET /v1/admin/today/money': moneyNow,
  'GET /v1/admin/today/orders': ordersByHour,
  'GET /v1/admin/today/decisions': decisionsToday,
  'GET /v1/admin/today/funnel': readFunnel,
  'GET /v1/admin/today/choice': readChoice,
};
