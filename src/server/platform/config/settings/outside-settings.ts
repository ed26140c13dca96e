import { instead, type SettingsGroup } from './setting';

export const mail: SettingsGroup = {
  title: 'Mail',
  about: '',
  settings: [
    {
      name: 'SMTP_URL',
      usual: null,
      meaning:
        'Mail server, `smtp://…` or `smtps://…`. Without it demo mode shows the letters on `/dev`; otherwise they are sent to nobody.',
    },
  ],
};

export const messengers: SettingsGroup = {
  title: 'Messengers',
  about:
    'Outside of demo mode a mate takes orders only with a connected messenger, so Telegram, MAX, VK or Discord has to be set. In demo mode a training messenger stands in.',
  settings: [
    { name: 'TELEGRAM_BOT_TOKEN', usual: null, meaning: 'Bot that sends notifications.' },
    instead('TELEGRAM_API_URL', 'https://api.telegram.org'),
    { name: 'MAX_BOT_TOKEN', usual: null, meaning: 'Bot in MAX that sends notifications.' },
    {
      name: 'MAX_WEBHOOK_SECRET',
      usual: null,
      meaning:
        '5 to 256 Latin letters, digits and hyphens. With it MAX calls `PUBLIC_URL/v1/notifier/max/updates`, which has to be https with a trusted certificate. Without it the product asks MAX, which its makers allow for trying out only.',
    },
    instead('MAX_API_URL', 'https://platform-api2.max.ru'),
    {
      name: 'VK_GROUP_TOKEN',
      usual: null,
      meaning: 'VK community that sends notifications; together with `VK_GROUP_ID`.',
    },
    { name: 'VK_GROUP_ID', usual: null, meaning: 'Number of that community.' },
    instead('VK_API_URL', 'https://api.vk.com'),
    { name: 'DISCORD', usual: '0', meaning: '`1` lets people connect webhooks of their Discord channels.' },
    instead('DISCORD_API_URL', 'https://discord.com'),
    {
      name: 'PUSH_PRIVATE_KEY',
      usual: null,
      meaning:
        'Browser notifications: the key that `npm run push:key` prints; together with `PUSH_CONTACT`. With a new key browsers subscribe anew.',
    },
    {
      name: 'PUSH_CONTACT',
      usual: null,
      meaning: 'Where operators of push services reach you: `mailto:…` or `https://…`.',
    },
    { name: 'PUSH_STAND_IN', usual: null, meaning: 'A push service of your own on this machine, for trying it out.' },
  ],
};

export const signIn: SettingsGroup = {
  title: 'Sign-in',
  about:
    'A service’s button appears once its settings are set. The service returns people to `PUBLIC_URL/v1/auth/social/NAME/callback`, where NAME is `yandex`, `vk`, `telegram`, `discord` or `steam`: enter that address in its application. Whether it is an entrance or only linked to accounts is a switch of the desk; by default `yandex` and `vk` are entrances (see [law.md](law.md)). While none is set, demo mode has training services.',
  settings: [
    { name: 'YANDEX_LOGIN_ID', usual: null, meaning: 'Yandex ID application; together with `YANDEX_LOGIN_SECRET`.' },
    { name: 'YANDEX_LOGIN_SECRET', usual: null, meaning: 'Its secret.' },
    instead('YANDEX_LOGIN_URL', 'https://oauth.yandex.ru'),
    instead('YANDEX_LOGIN_INFO_URL', 'https://login.yandex.ru'),
    {
      name: 'TELEGRAM_LOGIN_ID',
      usual: null,
      meaning: 'Client ID from BotFather; together with `TELEGRAM_LOGIN_SECRET`.',
    },
    { name: 'TELEGRAM_LOGIN_SECRET', usual: null, meaning: 'Client Secret from BotFather.' },
    instead('TELEGRAM_LOGIN_URL', 'https://oauth.telegram.org'),
    { name: 'VK_LOGIN_ID', usual: null, meaning: 'Number of the application in VK ID.' },
    instead('VK_LOGIN_URL', 'https://id.vk.com'),
    { name: 'DISCORD_LOGIN_ID', usual: null, meaning: 'Discord application; together with `DISCORD_LOGIN_SECRET`.' },
    { name: 'DISCORD_LOGIN_SECRET', usual: null, meaning: 'Its secret.' },
    instead('DISCORD_LOGIN_URL', 'https://discord.com'),
    { name: 'STEAM_LOGIN', usual: '0', meaning: '`1` lets people sign in through Steam.' },
    instead('STEAM_LOGIN_URL', 'https://steamcommunity.com'),
  ],
};
