import { courseTerms } from '#domain/money/course-terms.ts';
import { spanText } from '#domain/text/spans.ts';
import { landingTexts } from '#domain/text/landing-texts.ts';
import { squadNumber } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    ...landingTexts.training,
    ...landingTexts.mate,
    loading: 'Загружаем страницу',
    title: 'Предложение',
    failedTitle: 'Страница не открылась',
    notFoundTitle: 'Страница не найдена',
    notFound: 'Такой страницы больше нет.',
    team: 'Посмотреть всех напарников',
    courses: 'Курсы',
    trainers: 'С кем заниматься',
    noTrainers: 'Тренеров пока нет. Загляни позже.',
    questions: 'Вопросы',
    perLesson: (sum: string) => `${sum} за занятие`,
    topics: 'Что внутри',
    buy: (sum: string) => `Купить за ${sum}`,
    bought: 'Уже твой',
    matesDoNotBuy: 'Курсы покупают клиенты: напарник здесь учит',
    confirmTitle: (title: string) => `Купить «${title}»?`,
    confirmText: (count: string, sum: string) =>
      `${count} за ${sum}. Ваучеры действуют ${spanText(courseTerms.voucherLifetime)}, деньги за непройденное вернутся.`,
    confirm: 'Купить',
    done: 'Курс твой. Ваучеры ждут ниже',
    lost: 'Ответ не дошёл. Нажми ещё раз: второй покупки не будет',
    returned: 'Пополнил баланс? Нажми «Купить» ещё раз, и курс твой.',
    mine: 'Мои курсы',
    mineFailed: 'Не видно, какие курсы уже куплены',
    until: (moment: string) => `Действует до ${moment}`,
    used: (used: number, all: number) => `Использовано ${used} из ${all}`,
    progress: (title: string) => `Занятия курса «${title}»`,
    voucher: (lesson: number) => `Занятие ${lesson}`,
    copy: (code: string) => `Скопировать код ${code}`,
    copied: 'Код скопирован',
    usedIn: (squadId: number) => `Сквад ${squadNumber(squadId)}`,
    how: 'Введи код там, где спрашивают промокод, когда создаёшь сквад «Обучение».',
    create: 'Создать сквад',
    close: (sum: string) => `Закрыть и вернуть ${sum}`,
    closeTitle: 'Закрыть курс?',
    closeText: (sum: string) => `Неиспользованные ваучеры сгорят, на баланс вернётся ${sum}.`,
    closed: 'Курс закрыт, деньги на балансе',
    invite: 'Позвать в сквад',
  },
});
