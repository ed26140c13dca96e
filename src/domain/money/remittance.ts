import { hours, minutes } from '../time/durations';

/** Money that leaves by a provider's call, a payout or a refund: sent once, then asked about. */
export const remittanceTerms = {
  /** When a provider that is off for now is tried again, ms. */
  tryAgain: minutes(1),
  /** Characters of what a provider said that are kept. */
  failureMax: 300,
  /** YooKassa keeps a key for 24 hours after its first use; an hour of that is left for clocks and slow calls. */
  keyLives: hours(23),
} as const;

/** What a provider said, as it may be stored: without long runs of digits, for it may repeat the number of a card. */
export const saidByProvider = (text: string): string =>
  text
    .replaceAll(/\+?\d(?:[ \u00a0-]?\d){8,}/g, (digits) => `••••${digits.replaceAll(/\D/g, '').slice(-4)}`)
    .slice(0, remittanceTerms.failureMax);
