import { adminPromoCodesContract } from '#contract/admin/money/promo-codes.ts';
import { promoCodesContract } from '#contract/money/promo-codes.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { promoCodesHandlers } from './own-codes';
import { adminPromoCodesHandlers } from './admin/admin-promo-codes-handlers';

export const promoCodes: Feature = {
  name: 'promo-codes',
  resources: [serve(promoCodesContract, promoCodesHandlers), serve(adminPromoCodesContract, adminPromoCodesHandlers)],
};
