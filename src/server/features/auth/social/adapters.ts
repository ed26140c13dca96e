import { type SignInProvider, signInProviders } from '#domain/people/sign-in-provider.ts';
import { entranceSettings } from '#domain/settings/product-settings.ts';
import type { App } from '#server/platform/app.ts';
import { CallbackRejected, type SignInAdapter } from './adapter';
import { discord, telegram, vk, yandex } from './oauth';
import { steam } from './steam';

const standInTitles: Readonly<Record<SignInProvider, string>> = {
  yandex: 'demo.yandex',
  telegram: 'demo_telegram',
  vk: 'Демо Демидов',
  discord: 'demo.discord',
  steam: 'Steam 76561190000000000',
};

/** The demo's stand-in: a page of ours where a person picks who they are. */
const standIn = (provider: SignInProvider): SignInAdapter => ({
  authorizationUrl: ({ state }) => `/dev/api/sign-in/${provider}?state=${state}`,
  identify: ({ code }) => {
    if (code === undefined || !/^[\w-]{1,40}$/.test(code)) throw new CallbackRejected('no code');
    return Promise.resolve({ subject: `demo-${code}`, title: standInTitles[provider], email: null });
  },
});

/**
 * The provider's adapter; null when it is not configured. The demo uses stand-ins as long as no provider is configured.
 */
export const adapterOf = ({ config }: Pick<App, 'config'>, provider: SignInProvider): SignInAdapter | null => {
  const set = config.signIn;
  if (config.demo && signInProviders.every((one) => set[one] === null)) return standIn(provider);
  switch (provider) {
    case 'yandex':
      return set.yandex && yandex(set.yandex);
    case 'telegram':
      return set.telegram && telegram(set.telegram);
    case 'vk':
      return set.vk && vk(set.vk);
    case 'discord':
      return set.discord && discord(set.discord);
    case 'steam':
      return set.steam && steam(set.steam);
  }
};

/** Whether one may come in through the provider: at the moment of asking, for operators switch it. */
export const isEntrance = async ({ settings }: Pick<App, 'settings'>, provider: SignInProvider): Promise<boolean> =>
  (await settings.get(entranceSettings[provider])) === 1;
