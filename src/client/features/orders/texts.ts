import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Приглашения',
    loading: 'Загружаем приглашения',
    list: 'Открытые приглашения',
    order: (category: string, duration: string) => `${category}, ${duration}`,
    places: (taken: number, slots: number) => `${taken} из ${slots} мест`,
    answerIn: 'На ответ',
    share: 'Твоя часть',
    ofPrice: (price: string) => `из ${price}`,
    accept: 'Принять',
    decline: 'Отказаться',
    acceptFrom: (name: string) => `Принять приглашение: ${name}`,
    declineFrom: (name: string) => `Отказаться от приглашения: ${name}`,
    declineTitle: 'Отказаться от приглашения?',
    declineText: (name: string) => `${name} увидит отказ и позовёт другого. Вернуть приглашение сможет только он.`,
    declined: 'Приглашение отклонено',
    ordersOff: 'Приём заказов выключен: новые приглашения не придут, а пришедшие нельзя принять.',
    hasSquad: 'У тебя уже есть заказ. Новый можно принять, когда он закончится.',
    toSquad: 'К моему заказу',
    empty: 'Новых приглашений нет. Придёт — появится здесь само.',
    emptyOff: 'Включи приём заказов, и клиенты смогут тебя позвать.',
    create: 'Собрать свой сквад',
    client: {
      heading: 'Как тебя позовут друзья',
      steps: [
        'Друг собирает сквад и присылает тебе ссылку.',
        'Открой её: там видно игру, участников и твою часть.',
        'Нажми «Вступить». Деньги спишутся, только когда подтвердишь оплату.',
      ],
      meanwhile: 'Не хочешь ждать? Вступи в сквад, где есть место.',
      join: 'Найти сквад',
      create: 'Собрать свой',
    },
  },
});
