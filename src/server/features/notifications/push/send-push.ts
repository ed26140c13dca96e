import { createPrivateKey, sign } from 'node:crypto';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushConfig } from '#server/platform/config/config.ts';
import { AddressGone } from '../notifier/connectors/connector';
import { type BrowserKeys, encryptPush } from './encrypt-push';
import { isPublicAddress, pushAddress } from './push-address';

const timeoutMs = 10_000;

/** Lifetime of the VAPID token in seconds of real time; push services refuse more than a day. */
const tokenLifetime = 12 * 3600;

const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header for one push service: a signed VAPID token (RFC 8292). */
const vapidHeader = ({ privateKey, publicKey, contact }: PushConfig, { origin }: URL): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const exp = Math.floor(Date.now() / 1000) + tokenLifetime;
  const token = `${json({ typ: 'JWT', alg: 'ES256' })}.${json({ aud: origin, exp, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
};

/**
 * A DNS lookup that refuses names that resolve to private addresses: the owner of a name could point it anywhere
 * (SSRF).
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} is nowhere`), '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} is no public address`), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const post = (url: URL, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), agent: false } as const;
    const answered = (response: http.IncomingMessage): void => {
      resolve(response.statusCode ?? 0);
      // Only the status matters: the body is discarded, however long it is.
      response.destroy();
    };
    const request =
      url.protocol === 'http:'
        ? http.request(url, options, answered)
        : https.request(url, { ...options, lookup: lookupPublic }, answered);
    request.on('error', reject);
    request.end(body);
  });

export interface PushMessage {
  readonly text: string;
  /** Seconds for which the push service stores it for an offline browser. */
  readonly ttl: number;
  readonly urgent: boolean;
}

/**
 * Sends a message to one browser through its push service. Redirects are not followed.
 * @throws AddressGone when the browser's subscription is gone
 */
export const sendPush = async (
  config: PushConfig,
  { endpoint, ...keys }: BrowserKeys & { readonly endpoint: string },
  { text, ttl, urgent }: PushMessage,
): Promise<void> => {
  const url = pushAddress(config, endpoint);
  if (url === null) throw new AddressGone('push');
  const body = encryptPush(keys, text);
  const status = await post(
    url,
    {
      authorization: vapidHeader(config, url),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl,
      urgency: urgent ? 'high' : 'normal',
    },
    body,
  );
  if (status === 404 || status === 410) throw new AddressGone('push');
  if (status < 200 || status > 299) throw new Error(`a push service answered ${status}`);
};
