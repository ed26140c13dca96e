export { deactivatePromoCodes, issuePromoCodes, lockPromoCodes } from './promo-codes';
export { movePromoUses, releasePromoUse, takePromoUse } from './promo-codes';
