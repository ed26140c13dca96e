import { pageTexts } from '#domain/text/page-texts.ts';
import { bonusTerms } from '#domain/money/bonus.ts';
import { disputeTerms, earlyFinishTerms } from '#domain/squad/facts/squad-limits.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { supportLimits } from '#domain/people/auth-limits.ts';
import { spanText } from '#domain/text/spans.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { squadNumber } from '#domain/text/format.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: pageTexts.support.title,
    lead: pageTexts.support.lead,
    formTitle: 'Написать в поддержку',
    topic: 'Тема',
    choose: 'Выбери тему',
    topics: topicNames,
    squad: 'Номер сквада',
    squadHint: 'Если вопрос о нём. Номер стоит на странице сквада.',
    squadWrong: 'Номер состоит только из цифр',
    text: 'Что случилось',
    textHint: 'Чем подробнее, тем быстрее разберёмся',
    topicMissing: 'Выбери тему, чтобы вопрос попал к нужному человеку',
    textShort: `Напиши хотя бы пару слов: от ${supportLimits.textMin} символов`,
    send: 'Отправить',
    signIn: 'Войти и отправить',
    signInNote: 'Написанное сохранится, пока ты входишь.',
    sent: 'Вопрос отправлен. Ответ придёт в чат',
    threads: 'Мои обращения',
    decisions: 'Не согласен с решением о тебе? Обжалуй',
    noThreads: 'Обращений пока нет. Если что-то пойдёт не так, напиши нам.',
    states: { WAITING: 'Ждёт ответа', ANSWERED: 'Есть ответ', CLOSED: 'Закрыто' },
    questionGone: 'Вопрос удалён',
    saidLast: (byOperator: boolean, words: string) => `${byOperator ? 'Поддержка' : 'Ты'}: ${words}`,
    ofSquad: (id: number) => `Сквад ${squadNumber(id)}`,
    loading: 'Загружаем обращения',
    faq: 'Частые вопросы',
    questions: [
      {
        ask: 'Когда я плачу и где мои деньги?',
        answer: `Платишь, когда все собрались. Деньги ждут у сервиса: напарник получит их через ${spanInWords(squadTimers.settlement)} после игры или сразу, если ты подтвердишь.`,
      },
      {
        ask: 'Напарник не пришёл. Что будет?',
        answer: `На сбор есть ${spanText(squadTimers.lobby)}. Кто не подтвердил, что он на месте, выбывает, а его часть денег возвращается тебе сама.`,
      },
      {
        ask: 'Можно закончить раньше?',
        answer: `Да, через ${spanText(earlyFinishTerms.notBefore)} после начала попроси об этом на странице сквада. Если другая сторона согласна, считается сыгранное время.`,
      },
      {
        ask: 'Игра прошла плохо. Как вернуть деньги?',
        answer: `Открой спор на странице сквада в течение ${spanInWords(disputeTerms.openWithin, 'genitive')}. Другая сторона ответит, а если вы не согласитесь, решит модератор.`,
      },
      {
        ask: 'Сколько идёт вывод денег?',
        answer:
          'Заявку проверяет человек, обычно в тот же день. Пока она ждёт подтверждения, её можно отменить: деньги вернутся на баланс.',
      },
      {
        ask: 'Почему часть баланса нельзя вывести?',
        answer: `Это бонусные деньги: ими можно оплатить до ${bonusTerms.maxPercentOfPrice} % цены, они живут ${spanText(bonusTerms.lifetime)}.`,
      },
      {
        ask: 'Как стать напарником?',
        answer:
          'Открой «Стать напарником», посмотри условия и отправь заявку. После одобрения настрой цены, игру и уведомления.',
      },
    ],
  },
});
