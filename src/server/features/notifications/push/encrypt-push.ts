import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a browser's subscription, base64url: its public key and its auth secret. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Random inputs of each message; tests pass the values of the RFC's example. */
interface Randomness {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The whole message fits one record. */
const recordSize = 4096;

/**
 * Encrypts a message for this browser (RFC 8291, `aes128gcm` of RFC 8188), so that the push service cannot read it.
 * @throws for invalid keys
 */
export const encryptPush = (
  { p256dh, auth }: BrowserKeys,
  text: string,
  { salt, privateKey }: Randomness = { salt: randomBytes(16), privateKey: null },
): Buffer => {
  const own = createECDH('prime256v1');
  if (privateKey === null) own.generateKeys();
  else own.setPrivateKey(privateKey);
  const [theirs, ours] = [bytes(p256dh), own.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(own.computeSecret(theirs), bytes(auth), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record follows the text.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, ...sealed, cipher.getAuthTag()]);
};

/** Whether a message can be encrypted with these keys. */
export const areBrowserKeys = (keys: BrowserKeys): boolean => {
  if (bytes(keys.auth).length !== 16) return false;
  try {
    encryptPush(keys, '');
    return true;
  } catch {
    return false;
  }
};
