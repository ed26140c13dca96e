import { deskPromoCodesContract } from '#contract/desk/money/promo-codes.ts';
import { promoCodesContract } from '#contract/money/promo-codes.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { promoCodesHandlers } from './promo-codes-handlers';
import { deskPromoCodesHandlers } from './desk/promo-codes-handlers';

export const promoCodes: Feature = {
  name: 'promo-codes',
  resources: [serve(promoCodesContract, promoCodesHandlers), serve(deskPromoCodesContract, deskPromoCodesHandlers)],
};
