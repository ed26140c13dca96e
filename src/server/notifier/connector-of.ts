import type { NotifierConnectorClass } from '../../domain/enums/notifier-connector-class';
import type { NotifierService } from '../../domain/enums/notifier-service';
import type { App } from '../app/app';
import type { Connector } from './connectors/connector';
import { discordNotifier } from './connectors/discord-notifier';
import { standInNotifier } from './connectors/stand-in-notifier';
import { telegramNotifier } from './connectors/telegram-notifier';
import { vkNotifier } from './connectors/vk-notifier';

export type Messenger = Exclude<NotifierService, 'email'>;

export const connectorClasses: Readonly<Record<Messenger, NotifierConnectorClass>> = {
  telegram: 'TelegramNotifier',
  discord: 'DiscordNotifier',
  vk: 'VkNotifier',
};

/** Demo without this bot: a stand-in takes its place. */
export const isStandIn = ({ config }: Pick<App, 'config'>, service: Messenger): boolean => config.demo && config.notifiers[service] === null;

/** Null where this messenger is not set up. */
export const connectorOf = (app: Pick<App, 'config' | 'db'>, service: Messenger): Connector | null => {
  const { telegram, discord, vk } = app.config.notifiers;
  if (isStandIn(app, service)) return standInNotifier(app.db, connectorClasses[service]);
  if (service === 'telegram') return telegram && telegramNotifier(telegram);
  if (service === 'discord') return discord && discordNotifier(discord);
  return vk && vkNotifier(vk);
};
