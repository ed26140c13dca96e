import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    more: 'Действия со сквадом',
    terms: 'Изменить условия',
    publish: 'Открыть для всех',
    unpublish: 'Закрыть для новых игроков',
    published: 'Сквад открыт для всех',
    unpublished: 'Сквад закрыт для новых игроков',
    ping: 'Поторопить тех, кого ждём',
    pinged: 'Позвали тех, кого ждём',
    nobodyAwaited: 'Сейчас никого не ждём',
    finishEarly: 'Закончить раньше',
    recreate: 'Пересоздать лобби',
    dispute: 'Открыть спор',
    leave: 'Выйти из сквада',
    disband: 'Распустить сквад',
  },
});
