import { defineTexts } from '../../ui/texts/define-texts';

/** Names of the pages that are not built yet; a built page names itself. */
export const routeTitles = defineTexts({
  ru: {
    balance: 'Баланс и история операций',
    blog: 'Блог',
    article: 'Материал',
    materials: 'Мои материалы',
    materialsForMe: 'Доступные мне материалы блога',
    support: 'Поддержка',
    profile: 'Профиль',
    orders: 'Приглашения',
    history: 'История заказов',
    settings: 'Настройки',
    team: 'Все напарники',
    publicMate: 'Напарник',
    squads: 'Присоединиться',
    createSquad: 'Создать сквад',
    squad: 'Сквад',
    friendInvitation: 'Приглашение в сквад',
    category: 'Категория',
    admin: 'Управление',
  },
});
