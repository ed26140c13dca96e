import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    promo: 'Промокод',
    promoApply: 'Применить',
    promoRemove: (code: string) => `Убрать промокод ${code}`,
    promoShort: (min: number, max: number) => `В промокоде от ${min} до ${max} знаков`,
    platform: 'Платформа',
    duration: 'Время игры',
    slots: 'Мест в скваде',
    languages: 'Языки',
    moreLanguages: 'Другие языки',
    payMode: 'Кто платит',
    payModes: { OWNER: 'Плачу за друзей', SPLIT: 'Каждый за себя' },
  },
});
