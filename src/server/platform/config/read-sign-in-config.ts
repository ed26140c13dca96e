import { ConfigError } from './config';
import type { OauthApplication, SignInConfig } from './sign-in-config';

type Env = Readonly<Record<string, string | undefined>>;

const address = (env: Env, name: string, usual: string): string => {
  const text = env[name] || usual;
  if (!URL.canParse(text)) throw new ConfigError(`${name}: an address like https://… is needed`);
  return text.replace(/\/+$/, '');
};

const withSecret = (env: Env, prefix: string, usual: string): OauthApplication | null => {
  const [id, secret] = [env[`${prefix}_ID`] || null, env[`${prefix}_SECRET`] || null];
  if ((id === null) !== (secret === null)) throw new ConfigError(`${prefix}_ID and ${prefix}_SECRET are set together.`);
  return id === null ? null : { id, secret, url: address(env, `${prefix}_URL`, usual) };
};

/**
 * Reads YANDEX_LOGIN_ID with YANDEX_LOGIN_SECRET, TELEGRAM_LOGIN_ID with TELEGRAM_LOGIN_SECRET, VK_LOGIN_ID, DISCORD_LOGIN_ID with DISCORD_LOGIN_SECRET,
 * STEAM_LOGIN. @throws ConfigError
 */
export const readSignInConfig = (env: Env): SignInConfig => {
  const vk = env['VK_LOGIN_ID'] || null;
  const steam = env['STEAM_LOGIN'] || '0';
  if (steam !== '0' && steam !== '1') throw new ConfigError('STEAM_LOGIN: 1 or 0 is needed.');
  const yandex = withSecret(env, 'YANDEX_LOGIN', 'https://oauth.yandex.ru');
  return {
    yandex: yandex && { ...yandex, infoUrl: address(env, 'YANDEX_LOGIN_INFO_URL', 'https://login.yandex.ru') },
    telegram: withSecret(env, 'TELEGRAM_LOGIN', 'https://oauth.telegram.org'),
    vk: vk === null ? null : { id: vk, secret: null, url: address(env, 'VK_LOGIN_URL', 'https://id.vk.com') },
    discord: withSecret(env, 'DISCORD_LOGIN', 'https://discord.com'),
    steam: steam === '1' ? { url: address(env, 'STEAM_LOGIN_URL', 'https://steamcommunity.com') } : null,
  };
};
