import { createHash } from 'node:crypto';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const decodeBase58 = (text: string): Buffer | null => {
  let value = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(50, '0');
  return hex.length === 50 ? Buffer.from(hex, 'hex') : null;
};

/** Base58Check: prefix 0x41, 20 bytes of address, 4 bytes of double SHA-256. One mistyped letter is caught. */
export const isTronAddress = (text: string): boolean => {
  const bytes = decodeBase58(text);
  if (!bytes || bytes[0] !== 0x41) return false;
  return sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4).equals(bytes.subarray(21));
};
