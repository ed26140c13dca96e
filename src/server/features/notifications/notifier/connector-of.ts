import type { Messenger, NotifierConnectorClass } from '#domain/notifications/notifier.ts';
import { storeLetter } from '#server/platform/mail/deliver-mail.ts';
import type { Connector } from './connectors/connector';
import type { App } from '#server/platform/app.ts';
import { discordNotifier } from './connectors/discord-notifier';
import { maxNotifier } from './connectors/max-notifier';
import { telegramNotifier } from './connectors/telegram-notifier';
import { vkNotifier } from './connectors/vk-notifier';

/** Demo without bots: messages to a messenger go to the demo mailbox instead. */
const standInNotifier = (app: Pick<App, 'db' | 'clock'>, connectorClass: NotifierConnectorClass): Connector => ({
  connectorClass,
  send: (address, { title, text, url }) =>
    storeLetter(app, {
      to: `${connectorClass.replace('Notifier', '').toLowerCase()}: ${address.replace('demo:', '')}`,
      subject: title,
      text: `${text}\n${url}`,
    }),
});

export const connectorClasses: Readonly<Record<Messenger, NotifierConnectorClass>> = {
  telegram: 'TelegramNotifier',
  max: 'MaxNotifier',
  discord: 'DiscordNotifier',
  vk: 'VkNotifier',
};

/** Whether the demo uses a stand-in for this messenger, because its bot is not configured. */
export const isStandIn = ({ config }: Pick<App, 'config'>, service: Messenger): boolean =>
  config.demo && config.notifiers[service] === null;

/** Null when this messenger is not configured. */
export const connectorOf = (app: Pick<App, 'config' | 'db' | 'clock'>, service: Messenger): Connector | null => {
  const { telegram, max, discord, vk } = app.config.notifiers;
  if (isStandIn(app, service)) return standInNotifier(app, connectorClasses[service]);
  if (service === 'telegram') return telegram && telegramNotifier(telegram);
  if (service === 'max') return max && maxNotifier(max);
  if (service === 'discord') return discord && discordNotifier(discord);
  return vk && vkNotifier(vk);
};
