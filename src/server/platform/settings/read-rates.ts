import type { ReferralRates } from '#domain/people/referral.ts';
import { rateSettings } from '#domain/settings/product-settings.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import type { SettingsCache } from './settings-cache';

/** The hourly prices by grade that are in force now, in kopecks. */
export const readRates = async (settings: Pick<SettingsCache, 'get'>): Promise<HourlyRates> => ({
  BEGINNER_I: await settings.get(rateSettings.BEGINNER_I),
  BEGINNER_II: await settings.get(rateSettings.BEGINNER_II),
  BEGINNER_III: await settings.get(rateSettings.BEGINNER_III),
  EXPERT: await settings.get(rateSettings.EXPERT),
  PRO: await settings.get(rateSettings.PRO),
  STAR: await settings.get(rateSettings.STAR),
});

/** The terms of referrers' rewards that are in force now: percent, and the limit of a client in kopecks. */
export const readReferralRates = async (settings: Pick<SettingsCache, 'get'>): Promise<ReferralRates> => ({
  percent: await settings.get('referral-percent'),
  maxPerClient: await settings.get('referral-client-limit'),
});
