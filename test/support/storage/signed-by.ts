import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface BucketKeys {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, words: string): Buffer => createHmac('sha256', key).update(words).digest();

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** A larger difference of clocks is a sign of a replayed request. */
const fiveMinutes = 5 * 60_000;

const momentOf = (amzDate: string): number =>
  Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');

/**
 * Checks a request's AWS Signature Version 4 over method, path, query, headers and body, written from Amazon's
 * description and without the library that signs. Null if it is valid, otherwise S3's error code.
 */
export const faultOfSignature = (request: IncomingMessage, body: Buffer, keys: BucketKeys): string | null => {
  const { headers, method = '', url: asked = '' } = request;
  const [, accessKey, day = '', region = '', names = '', signature = ''] =
    shape.exec(headers.authorization ?? '') ?? [];
  if (accessKey === undefined) return 'AccessDenied';
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const date = String(headers['x-amz-date']);
  if (!(Math.abs(Date.now() - momentOf(date)) < fiveMinutes)) return 'RequestTimeTooSkewed';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return 'AccessDenied';
  const url = new URL(asked, 'http://bucket');
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const words = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${keys.secretKey}`, day), region));
  const right = hmac(key, words);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
};
