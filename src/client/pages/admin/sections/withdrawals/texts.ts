import type { WithdrawalMethod, WithdrawalRisk, WithdrawalStatus } from '../../../../../domain/money/withdrawal';
import { plural } from '../../../../../domain/text/format';
import { defineTexts } from '../../../../kit/texts/define-texts';

const statuses: Readonly<Record<WithdrawalStatus, string>> = {
  WAITING_FOR_CONFIRMATION: 'Ждёт подтверждения',
  CONFIRMED: 'Подтверждён, выплатить',
  PAID: 'Выплачен',
  REJECTED: 'Отклонён',
};

const risks: Readonly<Record<WithdrawalRisk, string>> = {
  NEW_REQUISITES: 'Новые реквизиты',
  UNUSUAL_SUM: 'Больше обычного',
  PAID_IN_AND_OUT: 'Пополнил и выводит',
  OPEN_DISPUTE: 'Открыт спор',
};

const riskTold: Readonly<Record<WithdrawalRisk, string>> = {
  NEW_REQUISITES: 'Реквизиты появились меньше чем за сутки до запроса',
  UNUSUAL_SUM: 'Сумма втрое больше его средней',
  PAID_IN_AND_OUT: 'Деньги внесены и выводятся без единой игры',
  OPEN_DISPUTE: 'Есть незакрытый спор',
};

/** As short as a column. */
const methods: Readonly<Record<WithdrawalMethod, string>> = {
  SBP: 'СБП',
  BANK_CARD_RU: 'Карта РФ',
  YOOMONEY: 'ЮMoney',
  TRX: 'TRX',
  USDT_TRC20: 'USDT TRC-20',
  BANK_CARD: 'Зарубежная карта',
};

const requests = (count: number) => `${count} ${plural(count, 'запрос', 'запроса', 'запросов')}`;

export const texts = defineTexts({
  ru: {
    title: 'Выводы',
    statuses,
    methods,
    canceled: 'Отменён человеком',
    halfConfirmed: 'Нужен второй оператор',
    risks,
    riskTold,
    noRisk: 'нет',
    client: 'Клиент',
    requests,
    columns: {
      person: 'Кому',
      amount: 'Сумма',
      target: 'Куда',
      risk: 'Риск',
      status: 'Состояние',
      created: 'Запрошен',
    },
    payout: (sum: string) => `на руки ${sum}`,
    noFee: 'без комиссии',
    filters: {
      search: 'Имя, окончание, номер',
      status: 'Состояние',
      method: 'Способ',
      risk: 'Риск',
      amount: 'Сумма',
      period: 'Период',
    },
    risky: 'С отметками',
    calm: 'Без отметок',
    views: {
      waiting: 'Ждут',
      toPay: 'Выплатить',
      risky: 'С отметками риска',
      large: 'Крупные',
      crypto: 'Крипта',
      all: 'Все',
    },
    totals: {
      waiting: 'Ждут подтверждения',
      confirmed: 'Подтверждены, выплатить',
      paid: 'Выплачено за сутки',
      rejected: 'Отклонено за сутки',
    },
    empty: 'Никто не выводит деньги. Новый запрос появится здесь сам',
    register: 'Реестр для банка',
    registerHint: 'Подтверждённые с полными реквизитами; выгрузка пишется в журнал',
    drawer: (id: string) => `Вывод ${id.slice(0, 8)}`,
    toWallet: (sum: string) => `Дойдёт ${sum}`,
    fee: (sum: string) => `Комиссия ${sum}`,
    showWallet: 'Показать полностью',
    showWalletHint: 'Просмотр попадёт в журнал',
    since: 'Реквизиты известны с',
    steps: {
      asked: 'Запрошен',
      confirmed: 'Подтверждён',
      paid: 'Выплачен',
      rejected: 'Отклонён',
      waits: 'ждёт оператора',
      needsReference: 'нужен номер перевода',
    },
    card: 'Карточка',
    money: 'Откуда деньги',
    adds: 'сходится с учётом',
    addsNot: 'не сходится с учётом',
    earned: 'Заработано за всё время',
    deposited: 'Внесено',
    withdrawn: (count: number) => `Выплачено, ${count} ${plural(count, 'вывод', 'вывода', 'выводов')}`,
    thisOne: 'Этот вывод',
    available: 'На балансе сейчас',
    beside: (held: string, today: string) => `Сверх этого удержано ${held}. За сутки выведено ${today}`,
    average: (sum: string) => `В среднем выводит ${sum}`,
    earlier: 'Прошлые выводы',
    reference: 'Номер перевода',
    referenceHint: 'Из выписки банка. Человек увидит его в операции',
    comment: 'Причина отказа',
    confirm: 'Подтвердить вывод',
    confirmSecond: 'Подтвердить вторым',
    confirmed: 'Вывод подтверждён',
    halfDone: 'Первое подтверждение есть. Нужен второй оператор',
    afterConfirm: (name: string) => `После подтверждения ${name} уже не сможет отменить вывод`,
    large: 'Крупную сумму подтверждают двое',
    pay: (sum: string) => `Выплачено ${sum}`,
    paid: 'Отмечен выплаченным',
    reject: 'Отклонить…',
    rejectTitle: 'Отклонить вывод',
    rejectLabel: 'Отклонить и вернуть деньги',
    rejected: 'Отклонён, деньги вернулись',
    returns: 'Вернётся на баланс',
    rejectReasons: [
      'Реквизиты не принадлежат владельцу счёта',
      'Деньги внесены и выводятся без игр',
      'Банк не принимает перевод на эти реквизиты',
      'Идёт спор: вывод возможен после решения',
    ],
    noneWaits: 'Среди выбранных нет тех, что ждут подтверждения',
    bulkConfirm: (count: number, sum: string) => `Подтвердить ${count} на ${sum}`,
    bulkDone: (count: number) => `${plural(count, 'Подтверждён', 'Подтверждены', 'Подтверждены')} ${count}`,
    bulkRefused: (done: number, of: number) => `Подтверждены ${done} из ${of}`,
    close: 'Закрыть',
    held: 'Сутки после новых реквизитов или смены пароля вывод не подтверждают',
    own: 'Свой вывод решает другой оператор',
    noPermission: (name: string) => `Нужно право ${name}`,
  },
});
