import { plural, squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Записи игр',
    columns: { person: 'У кого', squad: 'Сквад', what: 'Что прислано', status: 'Состояние', asked: 'Попросили' },
    filters: { search: 'Имя или номер сквада', status: 'Состояние', unseen: 'Просмотр' },
    views: { all: 'Все', unseen: 'Не просмотрены', waiting: 'Ждём ответа' },
    unseen: 'Не просмотрены',
    seen: 'Просмотрены',
    empty: 'Записей не просили. Попросить можно в карточке сыгранного сквада',
    files: (count: number, size: string) => `${count} ${plural(count, 'файл', 'файла', 'файлов')}, ${size}`,
    links: (count: number) => `${count} ${plural(count, 'ссылка', 'ссылки', 'ссылок')}`,
    nothing: 'ничего',
    drawer: (id: number) => `Запись игры ${squadNumber(id)}`,
    why: 'Что просили показать',
    answer: 'Ответ',
    squad: 'К скваду',
    until: 'Ответ ждём до',
    see: 'Отметить просмотренным',
    done: 'Отмечено',
    seenMark: 'Просмотрено',
  },
});
