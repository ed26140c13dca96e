import { ordersText } from '#domain/mates/standing-texts.ts';
import { articleHeadTexts } from '#domain/blog/article-head-texts.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    back: 'Блог',
    title: 'Материал',
    notFound: 'Такого материала нет. Возможно, его сняли или удалили.',
    noTournament: 'Сейчас турниров нет. О новом напишем здесь и в блоге.',
    beginTournament: 'Завести страницу турнира',
    denied: 'Автор снял этот материал с публикации.',
    toBlog: 'В блог',
    updated: 'обновлена',
    takenDown: 'Материал снят с публикации. Его видишь ты и те, кто его купил.',
    orders: ordersText,
    likeLabel: (likes: number) => `Нравится, ${likes}`,
    likesOfOthers: 'Свой материал отмечают другие',
    likeOnceOpen: 'Отметить можно, когда материал открыт целиком',
    share: articleHeadTexts.share,
    report: 'Пожаловаться',
    contents: 'Содержание',
    invite: 'Позвать в сквад',
    online: 'В сети',
    moreOf: (name: string) => `Ещё у автора ${name}`,
    similar: 'Похожее',
    noStats: 'Статистика не загрузилась',
    writeAuthor: 'Написать автору',
    noWayIn: 'Способы прочитать остальное не загрузились',
    noPart: 'Эта часть не загрузилась',
  },
});
