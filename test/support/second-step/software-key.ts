import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyAnswer, KeyCreated } from '#contract/schemas/passkey.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR of what an authenticator says: small numbers, texts, bytes, maps. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const cborInt = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

interface Said {
  /** As the page tells it; by default the product's own. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the person was checked at the device. */
  readonly verified?: boolean;
}

export interface SoftwareKey {
  readonly id: string;
  counter: number;
  create(challenge: string, said?: Said): KeyCreated;
  sign(challenge: string, said?: Said): KeyAnswer;
}

/** An authenticator in software, as a browser of the product's origin has one. It counts its signatures. */
export const softwareKey = (origin: string): SoftwareKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const page = new URL(origin);
  const clientData = (type: string, challenge: string, said: Said): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: said.origin ?? page.origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, said: Said): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const seen = said.verified === false ? flags & ~4 : flags;
    return Buffer.concat([sha256(said.rpId ?? page.hostname), Buffer.from([seen]), count]);
  };
  const names = { id: text(id), rawId: text(id), type: 'public-key' } as const;
  return {
    id: names.id,
    counter: 0,
    create(challenge, said = {}) {
      const cose = cborMap(
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      );
      // User present and verified, credential included.
      const authData = Buffer.concat([
        authenticatorData(0x45, this.counter, said),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ]);
      const attestation = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(authData)],
      );
      return {
        ...names,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, said)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    sign(challenge, said = {}) {
      this.counter += 1;
      const client = clientData('webauthn.get', challenge, said);
      const data = authenticatorData(0x05, this.counter, said);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...names,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      };
    },
  };
};
