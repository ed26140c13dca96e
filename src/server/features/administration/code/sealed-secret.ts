import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const keyOf = (productSecret: string): Buffer => createHmac('sha256', productSecret).update('admin codes').digest();

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret that has to be read again (AES-256-GCM): the stored bytes are useless to a person who has only the
 * database.
 */
export const seal = (productSecret: string, text: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(productSecret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Null when it was encrypted with another key (the product's secret has changed since) or was altered. */
export const unseal = (productSecret: string, sealed: Buffer): string | null => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(productSecret), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
