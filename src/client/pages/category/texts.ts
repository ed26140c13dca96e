import { formatDuration } from '#domain/text/format.ts';
import { capitalised } from '#domain/text/numerals.ts';
import { minutes } from '#domain/time/durations.ts';
import { type CategoryKind, trialLesson } from '#domain/games/category.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const trialLength = spanInWords(minutes(trialLesson.durationMinutes));

interface Story {
  readonly lead: string;
  readonly points: readonly string[];
}

const stories: Readonly<Record<CategoryKind, Story>> = {
  EDUCATION: {
    lead: 'Тренировка один на один: напарник смотрит, как ты играешь, находит слабые места и показывает, как их закрыть.',
    points: ['Разбор твоих записей и ошибок', 'Упражнения под твой уровень', 'Короткий план на неделю после занятия'],
  },
  RANK_UP: {
    lead: 'Играем на результат: сильный напарник в твоей команде, план на матч и спокойная связь.',
    points: [
      'Напарник играет рядом, аккаунт остаётся у тебя',
      'Роли и план до начала матча',
      'Разговор по делу после каждой катки',
    ],
  },
  FUN: {
    lead: 'Лёгкие катки без нервов: компания, разговоры и хорошее настроение после тяжёлого дня.',
    points: ['Без ругани и спешки', 'Можно позвать друзей и разделить оплату', 'Любой уровень игры'],
  },
  EDUCATION_PROMO: {
    lead: `Первое знакомство с сервисом: ${trialLength} с тренером по одной цене для всех. Один раз на аккаунт.`,
    points: [
      `${capitalised(trialLength)} с напарником на выбор`,
      'Разница в цене за счёт сервиса',
      'Одна бесплатная замена напарника',
    ],
  },
  E_GIRL: {
    lead: 'Девушки-напарницы для душевных вечеров: поиграть, поболтать и не встретить токсичности.',
    points: [
      'Тёплая компания и голосовой чат',
      'Уважение с обеих сторон: правила одни для всех',
      'От первых каток до высоких рангов',
    ],
  },
  FAMOUS: {
    lead: 'Стримеры, тренеры и киберспортсмены, с которыми обычно можно поиграть только в мечтах.',
    points: ['Только напарники уровня «Звезда»', 'Личная игра, а не просмотр эфира', 'Ответы на вопросы после матча'],
  },
};

export const texts = defineTexts({
  ru: {
    stories,
    in: (game: string) => `в ${game}`,
    priceFrom: 'Цена от',
    perHour: 'за час',
    perTrial: (minutes: number) => `за ${formatDuration(minutes)}`,
    nobody: 'Сейчас никто не принимает заказы в этой категории',
    start: 'Создать сквад',
    join: 'Открытые сквады',
    mates: 'Кто играет',
    allMates: 'Все напарники категории',
    noMates: 'В этой категории пока нет напарников. Загляни в другую.',
    collections: 'Подборки и курсы',
    others: 'Другие категории',
    what: 'Что тебя ждёт',
    notFound: 'Такой категории в этой игре нет.',
    title: 'Категория',
    failedTitle: 'Категория не открылась',
    notFoundTitle: 'Категория не найдена',
    all: 'Посмотреть всех напарников',
  },
});
