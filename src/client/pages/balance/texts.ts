import { bonusTerms } from '#domain/money/bonus.ts';
import type { HeldGiftKind } from '#domain/risk/held-gift.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const heldGiftNames: Readonly<Record<HeldGiftKind, string>> = {
  PAY: 'Доплата сервиса за игру',
  REFERRAL: 'Реферальная программа',
  REGISTRATION: 'Бонус за регистрацию',
};

export const texts = defineTexts({
  ru: {
    title: 'Баланс и история операций',
    available: 'Доступно',
    held: 'В сквадах и записях',
    reserved: 'В резерве',
    withdrawing: 'На выводе',
    bonus: 'Бонусы',
    bonusHint: `оплатят до ${bonusTerms.maxPercentOfPrice} % цены сквада`,
    gifts: 'Подарочные',
    giftsHint: 'оплатят весь сквад',
    ends: (sum: string, day: string) => `${sum} сгорят ${day}`,
    topUp: 'Пополнить',
    withdraw: 'Вывести',
    withdrawOpen: 'Сначала дождись прошлой заявки на вывод или отмени её',
    nothingToWithdraw: 'На балансе пока нечего выводить',
    openDeposits: 'Незаконченные пополнения',
    depositStatus: { CREATED: 'Не оплачено', DELAYED: 'Ждём подтверждения' },
    heldGiftsTitle: 'Начислим после проверки',
    heldGiftsWhy: 'Так бывает, если аккаунты похожи: одна семья, одно устройство. Твоих денег это не касается.',
    heldGifts: heldGiftNames,
    squad: (name: string) => `сквад ${name}`,
    givenUntil: (day: string) => `начислим после проверки, до ${day}`,
    packages: 'Пакеты с бонусами',
    loading: 'Загружаем баланс',
    gift: {
      title: 'Подарочный сертификат',
      text: 'Код можно активировать один раз, деньги придут сразу.',
      code: 'Код сертификата',
      activate: 'Активировать',
      wrongCode: 'В коде 12 букв и цифр. Проверь, все ли на месте',
      activated: (sum: string) => `${sum} уже у тебя: ими можно оплатить весь сквад`,
      buy: 'Купить в подарок',
    },
    links: 'Ещё о деньгах',
    reserves: 'Резервы',
    draws: 'Розыгрыши',
    referrals: 'Пригласить друга',
    taxes: 'Налоги и чеки',
    receiptsOwed: (count: number) =>
      `${plural(count, 'Нужен', 'Нужны', 'Нужны')} ${count} ${plural(count, 'чек', 'чека', 'чеков')} из «Мой налог»`,
    toTaxes: 'Открыть',
    promo: {
      title: 'Твои промокоды',
      text: 'Код вводят на странице сквада перед оплатой.',
      copy: (code: string) => `Скопировать ${code}`,
      copied: 'Код скопирован',
      percent: (percent: number) => `${percent} % скидки`,
      amount: (sum: string) => `${sum} скидки`,
      until: (day: string) => `до ${day}`,
      left: (count: number) => `ещё ${count} ${plural(count, 'раз', 'раза', 'раз')}`,
    },
  },
});
