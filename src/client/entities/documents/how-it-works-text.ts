import { pageTexts } from '#domain/text/page-texts.ts';
import { lateCancellationTerms, disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { percentInWords } from '#domain/text/numerals.ts';
import { plural } from '#domain/text/format.ts';
import { spanText } from '#domain/text/spans.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: pageTexts.howItWorks.title,
    lead: pageTexts.howItWorks.lead,
    paths: [
      {
        id: 'client',
        title: 'Путь заказа для клиента',
        steps: [
          {
            title: 'Собери сквад',
            text: 'Выбери, во что играть, на какой платформе и сколько. Позови напарника и друзей или открой сквад для всех.',
          },
          {
            title: 'Оплати свою долю',
            text: `Когда напарник принял приглашение, у тебя есть ${spanText(squadTimers.confirmation)}. Пока не открылось лобби, деньги возвращаются полностью.`,
          },
          {
            title: 'Зайди в лобби',
            text: `Создатель и напарники подтверждают, что на месте. На это ${spanText(squadTimers.lobby)}, и игра начинается.`,
          },
          {
            title: 'Играй',
            text: 'Таймер идёт по времени сервера. Закончить раньше можно, если согласны обе стороны.',
          },
          {
            title: 'Оставь отзыв',
            text: 'Отзывы видны, когда написали оба. Понравилось — повтори сквад одной кнопкой.',
          },
        ],
      },
      {
        id: 'mate',
        title: 'Путь заказа для напарника',
        steps: [
          {
            title: 'Включи приём заказов',
            text: 'Заполни профиль, подключи быстрые уведомления и включи переключатель в шапке.',
          },
          {
            title: 'Прими приглашение',
            text: `На ответ ${spanText(squadTimers.mateInvitation)}. В приглашении видны клиент, цена и твоя доля.`,
          },
          {
            title: 'Подтверди и зайди в лобби',
            text: 'Клиенты оплачивают, ты подтверждаешь готовность, потом — что ты в лобби.',
          },
          {
            title: 'Проведи игру',
            text: 'Следи за таймером и чатом сквада. Прогул — это предупреждение и возврат клиенту.',
          },
          {
            title: 'Получи деньги',
            text: `Доля приходит через ${spanText(squadTimers.settlement)} после игры или сразу, когда клиенты её подтвердят.`,
          },
        ],
      },
    ],
    safetyTitle: 'Как защищены деньги',
    safety: [
      'Оплата хранится у сервиса до конца игры. Напарник не видит её на балансе, пока игра не состоялась.',
      `Не пришёл напарник — его часть возвращается сама. Отменил до лобби — возвращается всё; если напарник уже ждёт в лобби, ${percentInWords(lateCancellationTerms.lobbyMatesPercent)} достаётся ему.`,
      'Каждое движение денег видно на странице баланса, с номером сквада и временем.',
    ],
    disputesTitle: 'Как решаются споры',
    disputes: [
      `Спор можно открыть во время игры и ${spanText(disputeTerms.openWithin)} после неё. Деньги замирают, пока он идёт.`,
      `Опиши, что случилось, приложи до ${disputeTerms.maxFiles} ${plural(disputeTerms.maxFiles, 'файла', 'файлов', 'файлов')} и укажи, какую часть вернуть. Другая сторона отвечает за ${spanText(disputeTerms.answer)}, молчание — это согласие.`,
      `Не договорились — решает модератор. Если за ${spanText(disputeTerms.decision)} решения нет, деньги возвращаются полностью.`,
    ],
    create: 'Создать сквад',
    becomeMate: 'Стать напарником',
  },
});
