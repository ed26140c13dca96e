import { accessTexts } from '#domain/blog/access-texts.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    video: 'Видео',
    free: accessTexts.free,
    bought: 'Куплена',
    shared: 'Открыта тебе',
    own: 'Твоя',
    likes: (count: number) => `${count} ${plural(count, 'отметка', 'отметки', 'отметок')} «нравится»`,
    playVideo: (title: string) => (title === '' ? 'Смотреть видео' : `Смотреть: ${title}`),
    watchThere: 'Открыть на сайте видео',
    table: 'Таблица',
    callouts: { info: 'К слову', tip: 'Совет', warning: 'Осторожно' },
    openSquad: 'Открыть сквад',
    openSquads: 'Открытые сквады',
    joinFor: (sum: string) => `Вступить за ${sum}`,
    noPart: 'Эта часть не загрузилась',
  },
});
