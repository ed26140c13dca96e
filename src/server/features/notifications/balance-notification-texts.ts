import { bonusTerms } from '#domain/money/bonus.ts';
import { bonusNames } from '#domain/money/bonus-names.ts';
import { reserveTerms } from '#domain/money/reserve.ts';
import { formatRubles } from '#domain/text/format.ts';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { spanText } from '#domain/text/spans.ts';
import { holdTexts } from '#domain/taxes/hold-texts.ts';
import type { OtherNotificationFacts, OtherNotificationKind } from './notification-facts';
import type { NotificationText } from './squad-notification-texts';
import { balancePath } from '#contract/routes/product-pages.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { moneyPath } from '#contract/routes/money-pages.ts';

type BalanceKind = Extract<
  OtherNotificationKind,
  | `${'BONUS' | 'DEPOSIT' | 'GIFT' | 'RESERVE' | 'WITHDRAWAL'}_${string}`
  | `NPD_${string}`
  | 'PAYOUT_TAX_HELD'
  | `NPD_${string}`
  | 'TAX_DATA_CHANGED'
  | 'PAYOUT_TAX_HELD'
  | 'BALANCE_CORRECTED'
  | 'REFUND_RETURNED'
  | 'MONEY_TASK'
  | 'LEDGER_FAULT'
  | 'REGISTRATION_BONUS'
>;

/** A prize and a deduction are named as such; for bonus money its term is given; gift money is only taken. */
const corrected = ({
  amount,
  comment,
  bonus = false,
  gift = false,
  reason = null,
}: OtherNotificationFacts['BALANCE_CORRECTED']): NotificationText => {
  const given = amount > 0;
  const sum = formatRubles(Math.abs(amount));
  const own = given ? 'Начисление на баланс' : 'Списание с баланса';
  const plain = gift ? 'Подарочные деньги списаны' : bonus ? `Бонусы ${given ? 'начислены' : 'списаны'}` : own;
  const term = given ? ` на ${spanText(bonusTerms.lifetime)}` : '';
  const of = gift ? ' с подарочного сертификата' : bonus ? ` бонусных денег${term}` : '';
  return {
    title: reason === null || reason === 'ELSE' ? plain : bonusNames[reason],
    text: `${sum}${of}. ${comment}`,
    link: balancePath,
  };
};

/** Texts about money outside squads; sums in kopecks, times in the reader's time zone. */
export const balanceTexts: {
  readonly [K in BalanceKind]: (facts: OtherNotificationFacts[K], timeZone: string) => NotificationText;
} = {
  DEPOSIT_PAID: ({ amount }) => ({
    title: 'Баланс пополнен',
    text: `Пришло ${formatRubles(amount)}.`,
    link: balancePath,
  }),
  DEPOSIT_DECLINED: ({ amount }) => ({
    title: 'Оплата не прошла',
    text: `Платёж${amount === 0 ? '' : ` на ${formatRubles(amount)}`} отклонён. Попробуй ещё раз или другим способом.`,
    link: balancePath,
  }),
  DEPOSIT_REFUNDED: ({ amount }) => ({
    title: 'Платёж возвращён',
    text: `Платёжная система вернула оплату, с баланса ушло ${formatRubles(amount)}.`,
    link: balancePath,
  }),
  REFUND_RETURNED: ({ amount, comment }) => ({
    title: 'Пополнение не вернулось на карту',
    text: `${formatRubles(amount)} снова на балансе.${comment === null ? '' : ` ${comment}`}`,
    link: balancePath,
  }),
  MONEY_TASK: ({ amount, taken }) => ({
    title: 'Платёж отозван',
    text: `Плательщику вернули ${formatRubles(amount)}, на балансе нашлось ${formatRubles(taken)}. Разбери вручную.`,
    link: `${deskPage('deposits')}?owed=true`,
  }),
  LEDGER_FAULT: ({ count, what, where }) => ({
    title: 'Книга проводок не сходится',
    text: `${what}. ${where}.${count > 1 ? ` И ещё: ${count - 1}.` : ''}`,
    link: deskPage('ledger'),
  }),
  WITHDRAWAL_HELD: ({ amount, until }, timeZone) => ({
    title: 'Вывод придержан на сутки',
    text: `Новые реквизиты или пароль: ${formatRubles(amount)} подождут до ${formatDayAndTime(until, timeZone)}. Это не ты? Отмени вывод и смени пароль.`,
    link: balancePath,
  }),
  WITHDRAWAL_CONFIRMED: ({ amount }) => ({
    title: 'Вывод подтверждён',
    text: `Заявка на ${formatRubles(amount)} одобрена, деньги готовятся к отправке.`,
    link: balancePath,
  }),
  WITHDRAWAL_PAID: ({ amount }) => ({
    title: 'Деньги отправлены',
    text: `Вывод ${formatRubles(amount)} выполнен.`,
    link: balancePath,
  }),
  WITHDRAWAL_REJECTED: ({ amount, comment }) => ({
    title: 'Вывод отклонён',
    text: `${formatRubles(amount)} снова на балансе.${comment ? ` Причина: ${comment}` : ''}`,
    link: balancePath,
  }),
  TAX_DATA_CHANGED: ({ reason }) => ({
    title: 'Твои данные для налогов исправлены',
    text: `Это сделал администратор. ${reason}`,
    link: moneyPath('taxes'),
  }),
  PAYOUT_TAX_HELD: ({ amount, reason }) => ({
    title: `Вывод ${formatRubles(amount)}`,
    text: `${holdTexts[reason]}.`,
    link: moneyPath('taxes'),
  }),
  NPD_RECEIPT_OWED: ({ amount, again }) => ({
    title: again ? 'Всё ещё нужен чек' : 'Нужен чек из «Мой налог»',
    text: `Тебе выплатили ${formatRubles(amount)}. Пробей чек и пришли ссылку на него.`,
    link: moneyPath('taxes'),
  }),
  NPD_RECEIPT_REFUSED: ({ amount, reason }) => ({
    title: 'Чек не подошёл',
    text: `На выплату ${formatRubles(amount)} нужен другой чек. Причина: ${reason}`,
    link: moneyPath('taxes'),
  }),
  NPD_LIMIT_NEAR: ({ earned, limit }) => ({
    title: 'Предел дохода близко',
    text: `За год на этом аккаунте заработано ${formatRubles(earned)}, а самозанятый может получить ${formatRubles(limit)}. Считаются все аккаунты с твоим ИНН и доход из других мест.`,
    link: moneyPath('taxes'),
  }),
  BALANCE_CORRECTED: corrected,
  REGISTRATION_BONUS: ({ amount }) => ({
    title: 'Подарок новичку',
    text: `Почта подтверждена: ${formatRubles(amount)} бонусных денег уже твои.`,
    link: balancePath,
  }),
  BONUS_ENDS_SOON: ({ amount, until, gift = false }, timeZone) => ({
    title: gift ? 'Подарочные деньги скоро сгорят' : 'Бонусы скоро сгорят',
    text: `${formatRubles(amount)} ${gift ? 'подарочных' : 'бонусных'} денег действуют до ${formatDayAndTime(until, timeZone)}. Успей потратить их на сквад.`,
    link: balancePath,
  }),
  BONUS_ENDED: ({ amount, gift = false }) => ({
    title: gift ? 'Срок подарочных денег вышел' : 'Срок бонусов вышел',
    text: `${formatRubles(amount)} ${gift ? 'подарочных' : 'бонусных'} денег сгорели: их срок закончился.`,
    link: balancePath,
  }),
  GIFT_ACTIVATED: ({ amount, who }) => ({
    title: 'Подарок открыт',
    text: `${who} активирует твой сертификат на ${formatRubles(amount)}.`,
    link: moneyPath('gifts'),
  }),
  GIFT_ENDED: ({ amount, own = false }) => ({
    title: 'Сертификат не пригодился',
    text: `Его так и не активировали, поэтому ${formatRubles(amount)} вернулись тебе ${own ? 'на баланс' : 'бонусами'}.`,
    link: moneyPath('gifts'),
  }),
  RESERVE_FUNDED: ({ amount, who }) => ({
    title: 'Деньги отложены',
    text: `${who} откладывает для тебя ${formatRubles(amount)}. Теперь можно просить выплату частями.`,
    link: moneyPath('reserves'),
  }),
  RESERVE_ASKED: ({ amount, who, comment }) => ({
    title: 'Напарник просит выплату',
    text: `${who}: ${formatRubles(amount)}, «${comment}». Без ответа ${spanText(reserveTerms.silence)} выплата подтвердится сама.`,
    link: moneyPath('reserves'),
  }),
  RESERVE_PAID: ({ amount, who }) => ({
    title: 'Выплата из резерва',
    text: `${formatRubles(amount)} от ${who} уже на балансе.`,
    link: moneyPath('reserves'),
  }),
  RESERVE_REJECTED: ({ amount, who, comment }) => ({
    title: 'В выплате отказано',
    text: `${who} не подтверждает ${formatRubles(amount)}.${comment === '' ? '' : ` «${comment}»`}`,
    link: moneyPath('reserves'),
  }),
  RESERVE_CANCELED: ({ amount, who }) => ({
    title: 'Резерв отменён',
    text: `${formatRubles(amount)} вернулись к ${who}.`,
    link: moneyPath('reserves'),
  }),
};
