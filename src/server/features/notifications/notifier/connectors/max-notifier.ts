import type { NotifierConfig } from '#server/platform/config/config.ts';
import { type Connector, fetchJson, jsonPost } from './connector';

export type Max = NonNullable<NotifierConfig['max']>;

/** Calls MAX's API for bots. `path` begins with `/`; `waitMs` when the call waits for news. */
export const maxCall = (
  { apiUrl, token }: Max,
  path: string,
  { headers, ...init }: RequestInit = {},
  ...waitMs: readonly number[]
) =>
  fetchJson(
    `${apiUrl}${path}`,
    { ...init, headers: { ...Object.fromEntries(new Headers(headers)), authorization: token } },
    ...waitMs,
  );

/**
 * Sends through the product's bot; the address is the person's id. Nothing makes a repeat recognisable, so that a lost
 * answer may double a message. Which errors mean a closed dialogue is not documented: `bot_stopped` says it.
 */
export const maxNotifier = (max: Max): Connector => ({
  connectorClass: 'MaxNotifier',
  send: async (address, { title, text, url }) => {
    const { status, body } = await maxCall(
      max,
      `/messages?${new URLSearchParams({ user_id: address, disable_link_preview: 'true' }).toString()}`,
      jsonPost({ text: `${title}\n${text}\n${url}` }),
    );
    if (status !== 200) throw new Error(`max answered ${status} ${String(body['code'])}`);
  },
});

/** The bot's name, for the link that opens it. */
export const maxBotName = async (max: Max): Promise<string> => {
  const { status, body } = await maxCall(max, '/me');
  const { username } = body;
  if (typeof username !== 'string') throw new Error(`max /me answered ${status}`);
  return username;
};
