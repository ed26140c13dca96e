import type { App } from '../app/app';
import type { NotifierConfig } from '../config/notifier-config';
import { fetchJson, jsonPost } from './connectors/fetch-json';
import { telegramMethod } from './connectors/telegram-notifier';
import { greetFromBot } from './greet-from-bot';

const waitSeconds = 25;

/** Asks Telegram for news and answers `/start {code}`. What was seen is confirmed by the next question. */
export const pollTelegram = (app: App, telegram: NonNullable<NotifierConfig['telegram']>) => {
  let offset = 0;
  return async (signal: AbortSignal): Promise<void> => {
    const question = jsonPost({ offset, timeout: waitSeconds, allowed_updates: ['message'] });
    const { status, body } = await fetchJson(telegramMethod(telegram, 'getUpdates'), { ...question, signal }, (waitSeconds + 10) * 1000);
    const news = body['result'];
    if (!Array.isArray(news)) throw new Error(`telegram getUpdates answered ${status}`);
    for (const update of news.map((one: unknown) => Object(one))) {
      const { chat, from, text } = Object(update.message);
      const code = /^\/start ([\w-]{10,64})$/.exec(String(text))?.[1];
      if (code !== undefined && Object(chat).type === 'private') {
        const name: unknown = Object(from).username;
        await greetFromBot(app, 'telegram', String(Object(chat).id), code, typeof name === 'string' ? `@${name}` : '');
      }
      offset = Number(update.update_id) + 1;
    }
  };
};
