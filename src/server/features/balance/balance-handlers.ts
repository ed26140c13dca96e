import type { balanceContract } from '#contract/money/balance.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { depositLimits, depositPackages, topUpBonuses } from '#domain/money/deposit.ts';
import type { Handlers } from '../../platform/http/call';
import { depositMethods } from './deposits/create-deposit';
import { startDeposit, startPackageDeposit } from './deposits/start-deposit';
import { listTransactions, readOwnLine } from './history/list-transactions';
import { sendHistory } from './history/send-history';
import { readSummary } from './read-summary';

/** `most` in kopecks. */
const topUpTerms = (most: Kopecks) => ({
  min: depositLimits.min,
  max: most,
  bonuses: topUpBonuses.map(({ from, percent }) => ({ from: from, percent })),
  packages: depositPackages.map(({ id, price, credited }) => ({ id, price: price, credited: credited })),
});

export const balanceHandlers: Handlers<typeof balanceContract> = {
  'GET /v1/balance/summary': (app, { actor }) => readSummary(app.db, actor.id),
  'GET /v1/balance/transactions': (app, { actor, query }) => listTransactions(app.db, actor.id, query),
  'GET /v1/balance/transactions.csv': sendHistory,
  'GET /v1/balance/transactions.xlsx': sendHistory,
  'GET /v1/balance/transactions/{id}': (app, { actor, params }) => readOwnLine(app.db, actor.id, Number(params.id)),
  'GET /v1/balance/deposit-methods': async (app) => {
    const most = await app.settings.get('deposit-limit');
    return (await depositMethods(app)).map((method) => ({ ...method, max: Math.min(method.max, most) }));
  },
  'GET /v1/balance/top-up': async (app) => topUpTerms(await app.settings.get('deposit-limit')),
  'POST /v1/balance/deposit': startDeposit,
  'POST /v1/packages/deposit': startPackageDeposit,
};
