import { deskAccountantContract } from '#contract/desk/money/accountant.ts';
import { deskLedgerContract } from '#contract/desk/money/ledger.ts';
import { deskRefundsContract } from '#contract/desk/money/refunds.ts';
import { deskMoneyMethodsContract } from '#contract/desk/money/money-methods.ts';
import { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import { deskReconciliationsContract } from '#contract/desk/money/reconciliations.ts';
import { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import { deskTransactionsContract } from '#contract/desk/money/transactions.ts';
import { deskWithdrawalsContract } from '#contract/desk/money/withdrawals.ts';
import { balanceContract } from '#contract/money/balance.ts';
import { depositsContract } from '#contract/money/deposits.ts';
import { withdrawalsContract } from '#contract/money/withdrawals.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskDepositsHandlers } from './desk/deposits-handlers';
import { deskRefundsHandlers } from './refunds/desk-refunds-handlers';
import { refundJob } from './refunds/refund-job';
import { deskMoneyMethodsHandlers } from './methods/desk-money-methods-handlers';
import { deskReconciliationsHandlers } from './desk/reconciliations-handlers';
import { deskCorrectionsHandlers } from './desk/corrections-handlers';
import { deskTransactionsHandlers } from './desk/transactions-handlers';
import { bonusDeadlines } from './bonus-deadline';
import { deskWithdrawalsHandlers } from './desk/withdrawals-handlers';
import { deskAccountantHandlers } from './accountant/desk-accountant-handlers';
import { ledgerDeadline } from './ledger-check/check-hourly';
import { deskLedgerHandlers } from './ledger-check/desk-ledger-handlers';
import { balanceHandlers } from './balance-handlers';
import { askPaymentJob } from './deposits/ask-payment';
import { depositsHandlers } from './deposits/deposits-handlers';
import { mountProviderCallbacks } from './deposits/provider-callbacks-handlers';
import { sealStored } from './seal-stored';
import { withdrawalsHandlers } from './withdrawals-handlers';
import { lockRow } from '../../platform/db/lock-row';
import { deposit } from '../../platform/db/schema/money/deposits';
import { depositDeadline } from './deposits/play-dummy-outcome';

export const balance: Feature = {
  name: 'balance',
  resources: [
    serve(balanceContract, balanceHandlers),
    serve(depositsContract, depositsHandlers),
    serve(withdrawalsContract, withdrawalsHandlers),
    serve(deskWithdrawalsContract, deskWithdrawalsHandlers),
    serve(deskTransactionsContract, deskTransactionsHandlers),
    serve(deskCorrectionsContract, deskCorrectionsHandlers),
    serve(deskDepositsContract, deskDepositsHandlers),
    serve(deskMoneyMethodsContract, deskMoneyMethodsHandlers),
    serve(deskRefundsContract, deskRefundsHandlers),
    serve(deskReconciliationsContract, deskReconciliationsHandlers),
    serve(deskLedgerContract, deskLedgerHandlers),
    serve(deskAccountantContract, deskAccountantHandlers),
  ],
  prepare: sealStored,
  mount: mountProviderCallbacks,
  jobs: (app) => ({ refund: refundJob(app), payment: askPaymentJob(app) }),
  deadlines: (app) => ({
    deposit: { lock: lockRow(deposit), handle: depositDeadline(app) },
    'bonus-grant': bonusDeadlines(app),
    ledger: { lock: async () => undefined, handle: ledgerDeadline(app) },
  }),
};
