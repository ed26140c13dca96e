import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    share: 'Поделиться',
    copy: 'Скопировать ссылку',
    telegram: 'Отправить в Telegram',
    discord: 'Скопировать для Discord',
    channel: { TELEGRAM: 'Telegram', DISCORD: 'Discord' },
    preparing: 'Готовим ссылку',
  },
});
