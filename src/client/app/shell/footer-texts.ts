import { slogan } from '#domain/text/slogan.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const footerTexts = defineTexts({
  ru: {
    tagline: slogan.text,
    footerNav: 'О сервисе',
    techSupport: 'Техническая поддержка',
    policy: 'Пользовательское соглашение',
    demoTools: 'Демо: люди, часы, почта',
    social: 'Мы в сети',
    youtube: 'YouTube',
    discord: 'Discord',
    vk: 'ВКонтакте',
    telegram: 'Telegram',
    complaints: 'Для официальных обращений:',
    payments: 'Способы оплаты',
    ogrn: (digits: string) => `${digits.length === 15 ? 'ОГРНИП' : 'ОГРН'} ${digits}`,
  },
});
