import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

/** A browser subscribed to Web Push. */
export interface PushedBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a message; fails for one that was not encrypted for this browser. */
  read(body: Buffer): string;
}

const hkdf = (key: Uint8Array, salt: Uint8Array, info: readonly (string | Uint8Array)[], length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.concat(info.map((part) => Buffer.from(part))), length));

/** Decrypts `aes128gcm` by RFC 8188 and 8291, on the browser's side. */
const open = (own: ECDH, auth: Buffer, body: Buffer): string => {
  const [salt, size, keyLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  if (sealed.length > size) throw new Error('more than one record');
  const shared = hkdf(own.computeSecret(theirs), auth, ['WebPush: info\0', own.getPublicKey(), theirs], 32);
  const key = hkdf(shared, salt, ['Content-Encoding: aes128gcm\0'], 16);
  const decipher = createDecipheriv('aes-128-gcm', key, hkdf(shared, salt, ['Content-Encoding: nonce\0'], 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
};

/** Uses the given keys (base64url) or generates new ones. */
export const pushedBrowser = (privateKey?: string, secret?: string): PushedBrowser => {
  const own = createECDH('prime256v1');
  if (privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const auth = secret === undefined ? randomBytes(16) : Buffer.from(secret, 'base64url');
  return {
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    read: (body) => open(own, auth, body),
  };
};

export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface StandInPushService {
  readonly url: string;
  readonly seen: Pushed[];
  /** Status of its responses from now on. */
  answer(status: number): void;
  stop(): Promise<void>;
}

/** A push service in this process that stores what it receives. */
export const standInPushService = async (): Promise<StandInPushService> => {
  const seen: Pushed[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    seen,
    answer: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Claims of the sender's token, after its signature was verified with the key that browsers subscribed with. */
export const verifiedSender = async ({ headers }: Pushed, publicKey: string) => {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers['authorization'])) ?? [];
  if (key !== publicKey) throw new Error('signed by another key');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return (await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))).payload;
};
