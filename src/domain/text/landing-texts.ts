import { formatDuration, groupedNumber, plural } from './format';

const offer = { priceFrom: 'Цена от', perHour: 'за час', start: 'Создать сквад', join: 'Открытые сквады' } as const;

/** What stands above the fold of pages that introduce something, shared by the page and the server's HTML. */
export const landingTexts = {
  category: {
    ...offer,
    titleIn: (category: string, game: string): string => `${category} в ${game}`,
    perTrial: (minutes: number): string => `за ${formatDuration(minutes)}`,
    nobody: 'Сейчас никто не принимает заказы в этой категории',
    what: 'Что тебя ждёт',
  },
  tag: { ...offer, nobody: 'Сейчас в этой подборке никто не принимает заказы', way: 'Где ты', what: 'Что внутри' },
  training: {
    points: 'Что важно знать',
    chooseCourse: 'Выбрать курс',
    allTrainers: 'Все тренеры',
    lessons: (count: number): string => `${groupedNumber(count)} ${plural(count, 'занятие', 'занятия', 'занятий')}`,
  },
  mate: { prices: 'Цены', page: 'Отзывы и подробности' },
  becomeMate: {
    apply: 'Подать заявку',
    how: 'Как это работает',
    calculator: 'Сколько выходит',
    ready: 'Готовность к заказам',
  },
} as const;
