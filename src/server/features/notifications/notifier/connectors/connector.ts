import type { NotifierConnectorClass } from '#domain/notifications/notifier.ts';

interface OutsideMessage {
  /** The same for every attempt, so that a messenger with deduplication drops repeats. */
  readonly key: number;
  readonly title: string;
  readonly text: string;
  /** Absolute URL of the page in the product. */
  readonly url: string;
}

/** A messenger that delivers to one person. `send` throws AddressGone when the address is permanently gone. */
export interface Connector {
  readonly connectorClass: NotifierConnectorClass;
  send(address: string, message: OutsideMessage): Promise<void>;
}

/** The person closed this channel: blocked the bot, deleted the webhook. Retrying is useless. */
export class AddressGone extends Error {
  override readonly name = 'AddressGone';
}

const timeoutMs = 10_000;

interface JsonAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const parse = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** An outgoing HTTP request: no redirects, a timeout of ten seconds unless the caller long-polls. */
export const fetchJson = async (url: string, init: RequestInit = {}, waitMs = timeoutMs): Promise<JsonAnswer> => {
  const limit = AbortSignal.timeout(waitMs);
  const signal = init.signal ? AbortSignal.any([limit, init.signal]) : limit;
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  return { status: response.status, body: parse(await response.text()) };
};

/** Options of `fetchJson` that send a JSON body. */
export const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
