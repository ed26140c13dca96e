import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Приглашение в сквад',
    loading: 'Загружаем приглашение',
    invites: (name: string) => `${name} зовёт тебя играть`,
    squad: (category: string, duration: string) => `${category}, ${duration}`,
    facts: (game: string, platform: string) => `${game} · ${platform}`,
    members: 'Уже в скваде',
    role: { CLIENT: 'Клиент', FRIEND: 'Друг', MATE: 'Напарник' },
    share: 'Твоя доля',
    shareNote: 'Спишется, только когда соберутся все и ты подтвердишь оплату.',
    free: 'За тебя платит тот, кто зовёт.',
    left: 'Приглашение действует ещё',
    accept: 'Принять приглашение',
    decline: 'Отказаться',
    guest: 'Чтобы принять, войди или зарегистрируйся: вернёшься прямо сюда.',
    declinedTitle: 'Отказ отправлен',
    declined: 'Тот, кто звал, уже об этом знает.',
    gone: 'Приглашения уже нет: его использовали, отозвали или вышло время. Попроси новую ссылку.',
    squads: 'Найти сквад',
    mate: 'Напарники вступают в сквады по заказам. Другом может прийти только клиент.',
    hasSquad: 'У тебя уже есть активный сквад. Сначала заверши его.',
    open: 'Открыть сквад',
  },
});
