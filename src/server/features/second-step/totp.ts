import { Secret, TOTP } from 'otpauth';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';

const { digits, period } = deskCodeTerms;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Напарник',
    label,
    algorithm: 'SHA1',
    digits,
    period: period / 1000,
    secret: Secret.fromBase32(secret),
  });

/** 160 bits in Base32, the format that authenticator apps take. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` URI that an app reads from the QR code. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The 30-second step that the code belongs to (RFC 6238): the current one or one next to it; null for a wrong code.
 * `now` in epoch ms of real time, which the app shares.
 */
export const stepOfCode = (secret: string, code: string, now: number): number | null => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / period) + delta;
};
