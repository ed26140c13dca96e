import type { App } from '../app/app';
import { Refusal } from '../http/refusal';
import { connect } from './connect';
import { connectorOf } from './connector-of';
import { spendCode } from './link-code';

const answers = {
  done: 'Готово! Сюда будут приходить важные уведомления.',
  unknown: 'Эта ссылка устарела. Открой настройки и нажми «Подключить» ещё раз.',
  taken: 'Этот аккаунт уже подключён к другому профилю, или уведомления уже включены.',
} as const;

const outcomeOf = async (app: App, service: 'telegram' | 'vk', address: string, code: string, title: string): Promise<string> => {
  const userId = await spendCode(app, service, code);
  if (userId === null) return answers.unknown;
  try {
    await connect(app, userId, service, address, title);
    return answers.done;
  } catch (problem) {
    if (problem instanceof Refusal) return answers.taken;
    throw problem;
  }
};

/** Somebody came to the bot with the code of his link: connects him and answers in the messenger. */
export const greetFromBot = async (app: App, service: 'telegram' | 'vk', address: string, code: string, title: string): Promise<void> => {
  const text = await outcomeOf(app, service, address, code, title);
  app.outbox.kick();
  await connectorOf(app, service)?.send(address, { key: Math.floor(Math.random() * 2_000_000_000), title: 'Напарник', text, url: app.config.publicUrl });
};
