import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    share: 'Поделиться',
    copy: 'Скопировать ссылку',
    telegram: 'Отправить в Telegram',
    discord: 'Скопировать для Discord',
    discordCopied: 'Ссылка скопирована, вставь её в Discord',
    discordNotCopied: 'Не получилось скопировать ссылку',
    channel: { TELEGRAM: 'Telegram', DISCORD: 'Discord' },
    preparing: 'Готовим ссылку',
  },
});
