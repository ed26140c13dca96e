import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Участники',
    taken: (taken: number, slots: number) => `${taken} из ${slots}`,
    you: 'Ты',
    role: { CLIENT: 'Клиент', FRIEND: 'Друг', MATE: 'Напарник' },
    owner: 'Создатель',
    inviteMate: 'Позвать напарника',
    inviteFriend: 'Позвать друга',
    free: (count: number) => (count === 1 ? 'Свободное место' : `Свободных мест: ${count}`),
    links: (count: number) => `по ссылке ждём друзей: ${count}`,
    manage: (name: string) => `Исключить: ${name}`,
    withdraw: (name: string) => `Отозвать приглашение: ${name}`,
    status: {
      invited: 'Приглашение',
      joined: 'В скваде',
      paid: 'Оплачено',
      awaitsPayment: 'Ждём оплату',
      ownerPays: 'Платит создатель',
      confirmed: 'Подтверждено',
      awaitsConfirmation: 'Ждём ответ',
      inLobby: 'В лобби',
      awaitsLobby: 'Ждём в лобби',
      inGame: 'В игре',
      settled: 'Расчёт сделан',
    },
  },
});
