import { payoutProviderNames, payoutStateTexts } from '#domain/desk/money-names.ts';
import { holdNames } from '#domain/desk/tax-names.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const payoutTexts = defineTexts({
  ru: {
    title: 'Выплата',
    providers: payoutProviderNames,
    states: payoutStateTexts,
    said: 'Что сказал провайдер',
    number: 'Номер у провайдера',
    reference: 'Номер перевода',
    atWork: 'Деньги уходят. Руками не выплачивай: провайдера спрашивают, чем кончилось',
    unclear: 'Найди выплату в кабинете провайдера. Пока не ясно, ушли ли деньги, руками не выплачивай',
    refused: 'Деньги не ушли. Отправь ещё раз, выплати по реестру или отклони',
    send: (name: string) => `Выплатить через ${name}`,
    taxHolds: holdNames,
    taxMay: 'Отправить можно: решает оператор',
    sent: 'Отправлено провайдеру',
    leaves: 'Уйдёт человеку',
    again: 'Повторить…',
    againTitle: 'Отправить выплату снова',
    againDo: 'Отправить снова',
    againWarning: 'Только если в кабинете видно, что деньги не уходили: иначе человек получит их дважды',
    againTold: 'Выплату отправляют снова',
    done: 'Отметить выплаченным…',
    doneTitle: 'Деньги ушли',
    doneDo: 'Выплачено',
    doneTold: 'Отмечено выплаченным',
    failed: 'Деньги не уходили…',
    failedTitle: 'Деньги не уходили',
    failedDo: 'Вернуть оператору',
    failedTold: 'Вывод снова ждёт оператора',
    account: (name: string, sum: string) => `${name}: на счёте ${sum}`,
    accountSilent: (name: string) => `${name}: счёт не виден`,
    automatic: 'Выплаты уходят сами',
    byHand: 'Выплаты сами не уходят: выключено в настройках',
  },
});
