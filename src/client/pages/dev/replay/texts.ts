import { plural } from '../../../../domain/text/format';
import { defineTexts } from '../../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Проигрывание чата',
    lead: 'Каждое событие чата — одно действие. Запиши их, сохрани, проиграй по шагам: состояние и его отпечаток будут теми же, что у npm run chat:replay.',
    record: 'Записать эту вкладку',
    stop: 'Остановить запись',
    recording: (count: number) =>
      `Идёт запись: ${count} ${plural(count, 'действие', 'действия', 'действий')}. Открой чат, напиши что-нибудь и вернись сюда.`,
    signIn: 'Чтобы записывать, войди: у гостя нет чата.',
    export: 'Сохранить запись',
    import: 'Открыть запись',
    importFailed: 'Это не запись действий: нужен наш файл или экспорт Redux DevTools.',
    empty: 'Записи пока нет. Запиши эту вкладку или открой файл: наш или экспорт Redux DevTools.',
    noChat: 'В этом файле нет действий чата.',
    step: (at: number, count: number) => `Шаг ${at} из ${count}`,
    slider: 'Шаг',
    first: 'К началу',
    back: 'Шаг назад',
    play: 'Играть',
    pause: 'Пауза',
    forward: 'Шаг вперёд',
    last: 'К концу',
    speed: 'Шагов в секунду',
    digest: 'Отпечаток состояния',
    facts: (chats: number, messages: number, unread: number) =>
      `Чатов: ${chats}, сообщений: ${messages}, непрочитанных: ${unread}`,
    action: 'Действие',
    before: 'До первого действия хранилище пусто.',
    changes: 'Что изменилось',
    same: 'Ничего: действие повторное или касается только побочных эффектов.',
  },
});
