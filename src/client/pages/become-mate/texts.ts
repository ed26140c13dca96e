import { ageTerms } from '#domain/people/age.ts';
import { landingTexts } from '#domain/text/landing-texts.ts';
import { pageTexts } from '#domain/text/page-texts.ts';
import { mateApplicationLimits as limits } from '#domain/mates/mate-terms.ts';
import { withdrawalMethodTerms } from '#domain/money/withdrawal.ts';
import { lateCancellationTerms } from '#domain/squad/facts/squad-limits.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { days } from '#domain/time/durations.ts';
import { gradeRecalculationDays, promotionRatingHundredths } from '#domain/mates/grade.ts';
import { formatNumber, formatRubles, plural } from '#domain/text/format.ts';
import { numeral, percentInWords } from '#domain/text/numerals.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { defineTexts } from '../../kit/texts/define-texts';

/** «4,5» */
const promotionRating = formatNumber(promotionRatingHundredths / 100);
const leastWithdrawal = Math.min(...Object.values(withdrawalMethodTerms).map(({ min }) => min));
const mostLinks = numeral(limits.maxLinks, 'genitive');

const words = landingTexts.becomeMate;

export const texts = defineTexts({
  ru: {
    title: pageTexts.becomeMate.title,
    lead: pageTexts.becomeMate.lead,
    ownApplication: 'Моя заявка',
    apply: words.apply,
    how: words.how,
    calculator: words.calculator,
    givesTitle: 'Что это даёт',
    gives: [
      {
        title: 'Деньги за каждый час',
        text: `Клиент платит до игры, деньги хранит сервис. Через ${spanInWords(squadTimers.settlement)} после игры твоя часть на балансе.`,
      },
      {
        title: 'Свой график',
        text: 'Принимаешь заказы, когда удобно: один переключатель. Выключил, и приглашения не придут.',
      },
      {
        title: 'Рост без собеседований',
        text: 'Сыгранные часы и оценка поднимают уровень, а с ним цену часа и твой процент.',
      },
      {
        title: 'Защита в спорах',
        text: `Если клиент не пришёл, ${percentInWords(lateCancellationTerms.lobbyMatesPercent)} оплаты идёт напарникам. Споры решает человек, и слышны обе стороны.`,
      },
    ],
    level: 'Уровень',
    category: 'Категория',
    hours: 'Часов в неделю',
    hoursValue: (hours: number) => `${hours} ${plural(hours, 'час', 'часа', 'часов')} в неделю`,
    perMonth: 'За месяц выйдет',
    perMonthNote: 'четыре недели, после процента',
    perHour: 'Час для клиента',
    /** The client pays less, the service bears the rest. */
    perHourOfTrial: 'Час по обычной цене',
    yours: (percent: number) => `Твои ${percent} %`,
    perWeek: 'За неделю',
    calculatorNote: 'Без бонусов, чаевых и сквадов на двоих клиентов: за них приходит больше.',
    levelsTitle: 'Уровни и проценты',
    levelsLead: `Раз в ${spanInWords(days(gradeRecalculationDays))} смотрим на часы и оценку. Нужна оценка от ${promotionRating}. Вниз уровень сам не падает.`,
    levelsCaption: 'Уровни напарника, часы, цена и процент',
    columns: {
      level: 'Уровень',
      hours: 'Сыграно часов',
      rate: 'Час от',
      percent: 'Твой процент',
      yours: 'Тебе за час',
    },
    fromHours: (hours: number) => (hours === 0 ? 'сразу' : `от ${hours}`),
    appointed: 'по приглашению',
    questionsTitle: 'Вопросы',
    questions: [
      {
        question: 'Нужен ли высокий ранг?',
        answer:
          'Чтобы учить и поднимать ранг, да. Чтобы просто весело играть, важнее, что с тобой легко: расскажи об этом в заявке.',
      },
      {
        question: 'Когда приходят деньги?',
        answer: `Через ${spanInWords(squadTimers.settlement)} после игры или сразу, как клиент подтвердит, что всё прошло хорошо. Вывести можно от ${formatRubles(leastWithdrawal)}.`,
      },
      {
        question: 'Что, если я не смогу прийти?',
        answer:
          'Предупреди и выйди до начала: деньги вернутся клиенту. За срыв начатого бывает предупреждение, на четвёртое решает администратор. Штрафов нет.',
      },
      {
        question: 'Можно ли остаться клиентом?',
        answer:
          'Напарник в сквадах всегда напарник: пополнять баланс и покупать игры другим аккаунтом нельзя. Заработанное можно тратить на чаевые или вывести.',
      },
      {
        question: 'Сколько ждать ответа?',
        answer: 'Обычно до двух дней. Ответ придёт сюда и на почту, с причиной, если пока нет.',
      },
    ],
    form: {
      title: 'Заявка',
      lead: 'Две минуты. Текст сохраняется, пока пишешь.',
      game: 'Игра',
      hours: 'Сколько часов в неделю готов играть',
      born: 'Дата рождения',
      bornHint: `Напарником можно стать с ${ageTerms.adult} лет. Дату никто не увидит, указать её можно один раз`,
      ageFailed: 'Не загрузилось, указана ли дата рождения',
      bornWrong: 'Такой даты рождения не бывает',
      hoursHint: `От ${limits.hoursMin} до ${limits.hoursMax}`,
      experience: 'Опыт и чем ты полезен',
      experienceHint: (left: number) =>
        left > 0
          ? `Ещё хотя бы ${left} ${plural(left, 'знак', 'знака', 'знаков')}`
          : `До ${limits.experienceMax} знаков`,
      experiencePlaceholder: 'Ранг, роли, сколько лет играешь, кого и чему учил',
      links: 'Ссылки',
      linksHint: `По одной в строке, до ${mostLinks}: профиль, статистика, записи игр`,
      submit: 'Отправить заявку',
      submitGuest: 'Войти и отправить',
      sent: 'Заявка отправлена',
      wrong: {
        gameId: 'Выбери игру',
        hoursPerWeek: `Целое число от ${limits.hoursMin} до ${limits.hoursMax}`,
        experience: `Расскажи чуть подробнее: от ${limits.experienceMin} до ${limits.experienceMax} знаков`,
        links: `Каждая ссылка целиком, с https://, не больше ${mostLinks}`,
      },
    },
    waiting: {
      title: 'Заявка на рассмотрении',
      lead: 'Обычно отвечаем за два дня: здесь и на почту. Пока можно заполнить профиль.',
      sentAt: (moment: string) => `Отправлена ${moment}`,
      hours: (hours: number) => `${hours} ${plural(hours, 'час', 'часа', 'часов')} в неделю`,
      profile: 'Заполнить профиль',
      demo: 'Одобрить (демо)',
      demoDone: 'Заявка одобрена: теперь ты напарник',
    },
    refused: {
      title: 'Пока нет',
      lead: 'Что сказали о прошлой заявке:',
      again: 'Можно попробовать ещё раз: форма ниже.',
    },
    mate: {
      title: 'Ты уже напарник',
      lead: 'Осталось быть готовым к заказам и включить приём.',
      active: 'Заказы включены: приглашения придут сами.',
      ready: words.ready,
      clients: 'Мои клиенты',
    },
    loading: 'Узнаём, что с твоей заявкой',
  },
});
