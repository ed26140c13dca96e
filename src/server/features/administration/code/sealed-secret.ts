import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const keyOf = (productSecret: string): Buffer => createHmac('sha256', productSecret).update('admin codes').digest();

const nonceBytes = 12;
const tagBytes = 16;

/** What is stored of a secret that must be read again: useless to who has the database alone. AES-256-GCM. */
export const seal = (productSecret: string, text: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(productSecret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Null when it was sealed with another key, as before the product's secret was changed, or changed since. */
export const unseal = (productSecret: string, sealed: Buffer): string | null => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(productSecret), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
