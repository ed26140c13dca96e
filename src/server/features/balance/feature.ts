import { adminAccountantContract } from '#contract/admin/money/accountant.ts';
import { adminLedgerContract } from '#contract/admin/money/ledger.ts';
import { adminRefundsContract } from '#contract/admin/money/refunds.ts';
import { adminMethodsContract } from '#contract/admin/money/methods.ts';
import { adminDepositsContract } from '#contract/admin/money/deposits.ts';
import { adminReconciliationsContract } from '#contract/admin/money/reconciliations.ts';
import { adminCorrectionsContract } from '#contract/admin/money/corrections.ts';
import { adminTransactionsContract } from '#contract/admin/money/transactions.ts';
import { adminWithdrawalsContract } from '#contract/admin/money/withdrawals.ts';
import { balanceContract } from '#contract/money/balance.ts';
import { depositsContract } from '#contract/money/deposits.ts';
import { withdrawalsContract } from '#contract/money/withdrawals.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminDepositsHandlers } from './admin/admin-deposits-handlers';
import { adminRefundsHandlers } from './refunds/admin-refunds-handlers';
import { refundJob } from './refunds/refund-job';
import { adminMethodsHandlers } from './methods/admin-methods-handlers';
import { adminReconciliationsHandlers } from './admin/admin-reconciliations-handlers';
import { adminCorrectionsHandlers } from './admin/admin-corrections-handlers';
import { adminTransactionsHandlers } from './admin/admin-transactions-handlers';
import { bonusDeadlines } from './bonus-deadline';
import { adminWithdrawalsHandlers } from './admin/admin-withdrawals-handlers';
import { accountantHandlers } from './accountant/accountant-handlers';
import { ledgerDeadline } from './ledger-check/check-hourly';
import { adminLedgerHandlers } from './ledger-check/ledger-handlers';
import { balanceHandlers } from './balance-handlers';
import { askPaymentJob } from './deposits/ask-payment';
import { depositsHandlers, mountProviderCallbacks } from './deposits/deposits-handlers';
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
    serve(adminWithdrawalsContract, adminWithdrawalsHandlers),
    serve(adminTransactionsContract, adminTransactionsHandlers),
    serve(adminCorrectionsContract, adminCorrectionsHandlers),
    serve(adminDepositsContract, adminDepositsHandlers),
    serve(adminMethodsContract, adminMethodsHandlers),
    serve(adminRefundsContract, adminRefundsHandlers),
    serve(adminReconciliationsContract, adminReconciliationsHandlers),
    serve(adminLedgerContract, adminLedgerHandlers),
    serve(adminAccountantContract, accountantHandlers),
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
