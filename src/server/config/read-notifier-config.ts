import { ConfigProblem } from './config-problem';
import type { NotifierConfig } from './notifier-config';

type Env = Readonly<Record<string, string | undefined>>;

const apiUrl = (env: Env, name: string, usual: string): string => {
  const text = env[name] || usual;
  if (!URL.canParse(text)) throw new ConfigProblem(`${name}: нужен адрес вида https://…`);
  return text.replace(/\/+$/, '');
};

/** Reads TELEGRAM_BOT_TOKEN, VK_GROUP_TOKEN with VK_GROUP_ID, DISCORD. @throws ConfigProblem */
export const readNotifierConfig = (env: Env): NotifierConfig => {
  const telegram = env['TELEGRAM_BOT_TOKEN'];
  const [vk, groupId] = [env['VK_GROUP_TOKEN'], env['VK_GROUP_ID']];
  if (telegram && !/^\d+:[\w-]+$/.test(telegram)) throw new ConfigProblem('TELEGRAM_BOT_TOKEN: нужен токен вида 123456:AbC…');
  if (Boolean(vk) !== Boolean(groupId)) throw new ConfigProblem('VK_GROUP_TOKEN и VK_GROUP_ID задают вместе.');
  return {
    telegram: telegram ? { token: telegram, apiUrl: apiUrl(env, 'TELEGRAM_API_URL', 'https://api.telegram.org') } : null,
    vk: vk && groupId ? { token: vk, groupId, apiUrl: apiUrl(env, 'VK_API_URL', 'https://api.vk.com') } : null,
    discord: env['DISCORD'] === '1' ? { apiUrl: apiUrl(env, 'DISCORD_API_URL', 'https://discord.com') } : null,
  };
};
