import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    skip: 'К содержанию',
    mainNav: 'Главное меню',
    chooseGame: 'Выбрать игру',
    play: 'Играть',
    createSquad: 'Создать сквад',
    invitations: 'Приглашения',
    newInvitations: (count: number) => `Новых приглашений: ${count}`,
    chooseMate: 'Выбрать напарника',
    tournament: 'Турнир',
    blog: 'Блог',
    how: 'Как это работает',
    signIn: 'Войти',
    retryOffline: 'Нет связи. Повторить',
    menu: 'Меню',
  },
});
