import { createHmac, timingSafeEqual } from 'node:crypto';

export const dummySignatureHeader = 'x-dummy-signature';

/** HMAC-SHA256 over the raw body, hex, with a key of the provider's own. */
export const signDummyBody = (secret: string, rawBody: Buffer): string => {
  const key = createHmac('sha256', secret).update('provider:DUMMY').digest();
  return createHmac('sha256', key).update(rawBody).digest('hex');
};

/** Whether the header holds the signature of exactly this body; takes as long for a wrong one. */
export const isDummySignature = (secret: string, rawBody: Buffer, signature: unknown): boolean => {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signDummyBody(secret, rawBody), 'hex'));
};
