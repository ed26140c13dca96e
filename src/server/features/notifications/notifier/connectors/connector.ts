import type { NotifierConnectorClass } from '../../../../../domain/notifications/notifier';

interface OutsideMessage {
  /** The same for every try, so that a messenger that can tell drops the second. */
  readonly key: number;
  readonly title: string;
  readonly text: string;
  /** Full address of the place in the product. */
  readonly url: string;
}

/** A messenger that tells one person. `send` throws AddressGone when they cannot be told there any more. */
export interface Connector {
  readonly connectorClass: NotifierConnectorClass;
  send(address: string, message: OutsideMessage): Promise<void>;
}

/** The person closed this way of telling them: blocked the bot, deleted the webhook. Trying again is of no use. */
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

/** One bounded call outside: no redirects, ten seconds, unless the caller waits for news longer. */
export const fetchJson = async (url: string, init: RequestInit = {}, waitMs = timeoutMs): Promise<JsonAnswer> => {
  const limit = AbortSignal.timeout(waitMs);
  const signal = init.signal ? AbortSignal.any([limit, init.signal]) : limit;
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  return { status: response.status, body: parse(await response.text()) };
};

/** What `fetchJson` takes to send a body. */
export const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
