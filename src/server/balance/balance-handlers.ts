import type { balanceContract } from '../../contract/balance';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { depositLimits, depositPackages, topUpBonuses } from '../../domain/settings/deposit-limits';
import type { Handlers } from '../http/call';
import { depositMethods } from './deposit-methods';
import { listTransactions } from './list-transactions';
import { readSummary } from './read-summary';
import { startDeposit, startPackageDeposit } from './start-deposit';

const topUpTerms = {
  min: kopecksToRubles(depositLimits.min),
  max: kopecksToRubles(depositLimits.max),
  bonuses: topUpBonuses.map(({ from, percent }) => ({ from: kopecksToRubles(from), percent })),
  packages: depositPackages.map(({ id, price, credited }) => ({ id, price: kopecksToRubles(price), credited: kopecksToRubles(credited) })),
};

export const balanceHandlers: Handlers<typeof balanceContract> = {
  'GET /v1/balance/summary': (app, { actor }) => readSummary(app.db, actor.id),
  'GET /v1/balance/transactions': (app, { actor, query }) => listTransactions(app.db, actor.id, query),
  'GET /v1/balance/deposit-methods': async (app) => depositMethods(app),
  'GET /v1/balance/top-up': async () => topUpTerms,
  'POST /v1/balance/deposit': startDeposit,
  'POST /v1/packages/deposit': startPackageDeposit,
};
