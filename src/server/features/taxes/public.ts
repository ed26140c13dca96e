export { noteTaxesOfPaid } from './receipts/owe-receipt';
export { endHold, mayLeaveByTaxes, taxHoldOf } from './payout-hold';
export { profilesOf, writeProfile } from './tax-profile';
export type { Taxpayer } from './tax-profile';
