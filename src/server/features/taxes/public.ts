export { noteTaxesOfPaid } from './receipts/owe-receipt';
export { endHold, endWait, lookAgainForTaxes, mayLeaveByTaxes, taxHoldOf } from './payout-hold';
export { profilesOf, writeProfile } from './tax-profile';
export type { Taxpayer } from './tax-profile';
