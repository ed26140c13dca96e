import type { NotifierConfig } from '#server/platform/config/config.ts';
import { AddressGone, type Connector, fetchJson, jsonPost } from './connector';

type Telegram = NonNullable<NotifierConfig['telegram']>;

/** URL of a bot method; it contains the bot's token and must not be logged. */
export const telegramMethod = ({ apiUrl, token }: Telegram, method: string): string =>
  `${apiUrl}/bot${token}/${method}`;

/** Sends through the product's bot; the address is the chat id. */
export const telegramNotifier = (telegram: Telegram): Connector => ({
  connectorClass: 'TelegramNotifier',
  send: async (address, { title, text, url }) => {
    const { status, body } = await fetchJson(
      telegramMethod(telegram, 'sendMessage'),
      jsonPost({ chat_id: address, text: `${title}\n${text}\n${url}`, link_preview_options: { is_disabled: true } }),
    );
    if (status === 403 || (status === 400 && /chat not found/i.test(String(body['description']))))
      throw new AddressGone('telegram');
    if (body['ok'] !== true) throw new Error(`telegram answered ${status}`);
  },
});

/** The bot's name, for the link that opens it. */
export const telegramBotName = async (telegram: Telegram): Promise<string> => {
  const { status, body } = await fetchJson(telegramMethod(telegram, 'getMe'));
  const { username } = Object(body['result']);
  if (typeof username !== 'string') throw new Error(`telegram getMe answered ${status}`);
  return username;
};
