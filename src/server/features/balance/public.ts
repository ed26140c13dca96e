export { countDeposit, createDeposit, requireDepositor } from './deposits/create-deposit';
export { openPayment } from './deposits/open-payment';
export { settleDeposit } from './deposits/settle-deposit';
export { grantRegistrationBonus } from './grant-registration-bonus';
export { earningTypesSql, readEarnings } from './read-earnings';
export { readSummary } from './read-summary';
export { waitingCallbacks } from './desk/list-callbacks';
export { agreeToGive, askerOf } from './desk/second-operator';
export { makeCorrection } from './desk/correct-balance';
export { usedOnceOnlyKinds } from './desk/before-correction';
export { waitingCorrections } from './desk/list-corrections';
export { waitingAgreements } from './desk/waiting-agreements';
export { hasOpenRefund } from './refunds/refund-row';
export { requestRefund } from './refunds/ask-refund';
export { waitingRefunds } from './refunds/list-refunds';
export { waitingDebts } from './desk/waiting-debts';
export { waitingWithdrawals } from './desk/waiting-withdrawals';
export { listLines } from './history/list-transactions';
export { unitpayCashItems, yookassaVatCodes } from './providers/advance-receipt';
export { breakerOf } from './providers/breakers';
export { askProvider, ProviderDown } from './providers/call-provider';
export { sumOfText, sumText } from './providers/sums';
export {
  yookassaAmount,
  yookassaCalls,
  yookassaRefusal,
  type YookassaReply,
  yookassaStrange,
  yookassaSum,
} from './providers/yookassa-calls';
export { yookassaRemittance } from './providers/yookassa-remittance';
export type { RemittanceAnswer, RemittanceCall, RemittanceCalls } from './remittances/remittance';
export { type RemittanceKind, sendOnce } from './remittances/send-once';
export { needsTwo } from './desk/decide-withdrawal';
export { openWallet } from './sealed-wallet';
export { withdrawalRisksOf } from './withdrawal-risks';
export { requestWithdrawal } from './start-withdrawal';
export { confirmWithdrawal, lockWithdrawal, openWithdrawalOf, payWithdrawal } from './withdrawal-steps';
export { storeRequisites } from './withdrawal-target';
export { transfersOf } from './desk/read-transaction';
export { checkLedger } from './ledger-check/check-hourly';
export { waitingFaults } from './ledger-check/store-faults';
export type { LedgerFault } from './ledger-check/find-faults';
