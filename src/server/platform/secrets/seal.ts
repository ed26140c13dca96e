import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** What is sealed or recognised: each has a key of its own, derived from the product's secret. */
export type SealPurpose = 'admin codes' | 'requisites' | 'requisites hash' | 'inn' | 'inn hash' | 'risk trace';

const keyOf = (productSecret: string, purpose: SealPurpose): Buffer =>
  createHmac('sha256', productSecret).update(purpose).digest();

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret that has to be read again (AES-256-GCM): the stored bytes are useless to a person who has only the
 * database.
 */
export const seal = (productSecret: string, purpose: SealPurpose, text: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(productSecret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Null when it was encrypted with another key (the product's secret has changed since) or was altered. */
export const unseal = (productSecret: string, purpose: SealPurpose, sealed: Buffer): string | null => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(productSecret, purpose), sealed.subarray(0, nonceBytes));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/**
 * Recognises a secret text without storing it. Card numbers are so few that a plain hash of one is found by trying
 * them all; with a key it takes the product's secret too.
 */
export const keyedHash = (productSecret: string, purpose: SealPurpose, text: string): Buffer =>
  createHmac('sha256', keyOf(productSecret, purpose)).update(text).digest();
