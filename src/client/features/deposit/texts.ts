import { bonusTerms } from '#domain/money/bonus.ts';
import { defineTexts } from '../../kit/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Пополнить баланс',
    outcomeTitle: 'Пополнение',
    lacking: (sum: string) => `Не хватает ${sum}. Сумма уже подставлена, её можно увеличить`,
    lackingLess: (sum: string, min: string) =>
      `Не хватает ${sum}. Меньше ${min} пополнить нельзя, поэтому подставили ${min}`,
    sum: 'Сумма',
    limits: (min: string, max: string) => `От ${min} до ${max}`,
    bonus: (sum: string) => `Плюс ${sum} бонусами: ими можно оплатить до ${bonusTerms.maxPercentOfPrice} % цены сквада`,
    bonusFrom: (sum: string, percent: number) => `От ${sum} дарим ${percent} % бонусами`,
    quickSums: 'Быстрый выбор суммы',
    plus: (sum: string) => `+${sum}`,
    method: 'Способ оплаты',
    groups: {
      BANK_CARD: 'Банковские карты',
      EMONEY: 'Кошельки и скины',
      CRYPTO: 'Криптовалюта',
      MOBILE: 'СБП и телефон',
    },
    noFee: 'без комиссии',
    fee: (percent: number) => `платёжная система добавит ${percent} %`,
    openSum: 'Сумма известна, когда скины переданы',
    tradeUrl: 'Ссылка на обмен в Steam',
    tradeUrlHint: 'Steam → Инвентарь → Предложения обмена → Кто может отправлять мне предложения',
    needTradeUrl: 'Вставь ссылку на обмен',
    wrongTradeUrl: 'Ссылка не подходит. Скопируй её из Steam целиком',
    paySkins: 'Выбрать скины',
    pay: (sum: string) => `Пополнить на ${sum}`,
    payNothing: 'Пополнить',
    dummy: 'Учебная оплата: настоящие деньги не спишутся',
    noMethods: 'Пополнение сейчас не работает. Загляни чуть позже',
    needSum: 'Укажи сумму',
    tooLittle: (min: string) => `Нужно не меньше ${min}`,
    tooMuch: (max: string) => `За раз можно не больше ${max}`,
    lost: 'Ответ не дошёл. Нажми ещё раз: второго пополнения не будет',
    forMates: 'Напарники не пополняют баланс: сюда приходят деньги за твои заказы',
    close: 'Понятно',
    paid: {
      title: (sum: string) => `Зачислено ${sum}`,
      bonus: (sum: string) => `И ещё ${sum} бонусами`,
      plain: 'Можно играть',
      action: 'Отлично',
    },
    declined: {
      title: 'Оплата не прошла',
      text: 'Платёжная система её отклонила, деньги не списаны. Попробуй другой способ',
      action: 'Попробовать ещё раз',
    },
    refunded: {
      title: 'Платёж возвращён',
      text: 'Платёжная система вернула оплату, поэтому деньги ушли с баланса',
      action: 'Понятно',
    },
    waiting: {
      title: 'Ждём подтверждения',
      text: (sum: string | null) =>
        `Платёжная система проверяет оплату${sum === null ? '' : ` ${sum}`}. Деньги придут сами, ждать здесь не нужно`,
      squad:
        'Платёжная система проверяет оплату. Придут деньги, и сквад соберётся сам, если это не займёт много времени',
      action: 'Хорошо',
    },
    squad: {
      making: 'Оплата прошла',
      makingText: 'Собираем сквад и зовём напарника',
      failed: 'Сквад не собрался',
      ended: {
        LATE: 'Деньги шли слишком долго, напарника уже не позвать по той цене. Они на балансе: собери сквад ещё раз',
        REPLACED: 'Деньги на балансе: пока они шли, был выбран другой сквад',
      },
      why: (problem: string | null) =>
        `${problem === null ? '' : `${problem}. `}Деньги на балансе, выбери другого напарника`,
      close: 'Выбрать другого',
      busy: (problem: string | null) => `${problem === null ? '' : `${problem}. `}Деньги на балансе`,
      toOwn: 'К скваду',
    },
    unpaid: {
      title: 'Оплата не завершена',
      text: (sum: string | null) =>
        `Оплата${sum === null ? '' : ` ${sum}`} пока не пришла. Если ты уже платишь или заплатил, деньги зачислятся сами`,
      action: 'Вернуться к оплате',
      other: 'Другая сумма',
      otherWay: 'Другой способ',
      back: 'Вернуться к скваду',
    },
  },
});
