import type { CorrectionKind, CorrectionStatus } from '../../../../../domain/money/correction';
import { defineTexts } from '../../../../kit/texts/define-texts';

const statuses: Readonly<Record<CorrectionStatus, string>> = {
  WAITING: 'Ждёт второго оператора',
  DONE: 'Сделана',
  REJECTED: 'Отклонена',
};

const kinds: Readonly<Record<CorrectionKind, string>> = {
  COMPENSATION: 'Компенсация',
  PAYMENT_MISTAKE: 'Ошибка платежа',
  GOODWILL: 'Жест внимания',
  ABUSE: 'Злоупотребление',
  OTHER: 'Другое',
};

export const texts = defineTexts({
  ru: {
    title: 'Поправки',
    statuses,
    kinds,
    columns: {
      person: 'Кому',
      amount: 'Сумма',
      kind: 'За что',
      status: 'Состояние',
      by: 'Операторы',
      created: 'Создана',
    },
    filters: { search: 'Имя или номер', status: 'Состояние', kind: 'За что', amount: 'Сумма', period: 'Период' },
    views: { waiting: 'Ждут второго', all: 'Все', abuse: 'Злоупотребления' },
    empty: 'Балансы ещё не поправляли',
    create: 'Новая поправка',
    drawer: (id: string) => `Поправка ${id.slice(0, 8)}`,
    asked: 'Попросил',
    decided: 'Решил второй',
    changed: 'Изменена',
    available: 'Сейчас на балансе',
    after: 'Станет',
    line: 'Операция в истории человека',
    told: 'Человек видит',
    answer: 'Почему отклонена',
    own: 'Эта поправка для тебя: её решает другой оператор',
    first: 'Подтвердить должен другой оператор. Можно отозвать',
    confirm: 'Подтвердить и провести',
    reject: 'Отклонить',
    takeBack: 'Отозвать',
    rejectTitle: 'Отклонить поправку',
    confirmed: 'Баланс поправлен',
    rejected: 'Поправка отклонена',
    dialog: 'Поправить баланс',
    whom: 'Кому',
    side: 'Что сделать',
    give: 'Начислить',
    take: 'Списать',
    sum: 'Сумма, ₽',
    sumWrong: 'Укажи сумму больше нуля, копейки через запятую',
    sumMost: (most: string) => `Не больше ${most}`,
    kind: 'За что',
    send: 'Провести',
    sendForSecond: 'Отправить второму оператору',
    atOnce: 'Деньги двинутся сразу, человек получит уведомление с этими словами',
    waitsSecond: (above: string) =>
      `Больше ${above}, считая прежние за сутки, проводит второй оператор. Человек узнает после него`,
    done: 'Баланс поправлен',
    waits: 'Поправка ждёт второго оператора',
  },
});
