import type { CorrectionMoney, CorrectionStatus } from '#domain/money/correction.ts';
import { correctionKindNames, correctionMoneyNames } from '#client/entities/admin/correction-names.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const statuses: Readonly<Record<CorrectionStatus, string>> = {
  WAITING: 'Ждёт второго оператора',
  DONE: 'Сделана',
  REJECTED: 'Отклонена',
};

/** What the person will have, and what the service gives or gets, signed. */
const outcome: Readonly<Record<CorrectionMoney, (after: string, service: string, given: boolean) => string>> = {
  OWN: (after, service, given) => `Станет ${after}, ${given ? 'со счёта' : 'на счёт'} сервиса ${service}`,
  BONUS: (after, service, given) =>
    `Бонусов станет ${after}, ${given ? 'из бонусного фонда' : 'в бонусный фонд'} ${service}`,
  GIFT: (after, service) => `Подарочных станет ${after}, в бонусный фонд ${service}`,
};

export const texts = defineTexts({
  ru: {
    title: 'Поправки',
    statuses,
    kinds: correctionKindNames,
    moneys: correctionMoneyNames,
    outcome,
    columns: {
      person: 'Кому',
      amount: 'Сумма',
      kind: 'За что',
      status: 'Состояние',
      by: 'Операторы',
      created: 'Создана',
    },
    filters: {
      search: 'Имя или номер',
      status: 'Состояние',
      kind: 'За что',
      money: 'Деньги',
      amount: 'Сумма',
      period: 'Период',
    },
    views: { waiting: 'Ждут второго', all: 'Все', abuse: 'Злоупотребления', bonus: 'Бонусы' },
    empty: 'Балансы ещё не поправляли',
    create: 'Новая поправка',
    drawer: (id: string) => `Поправка ${id.slice(0, 8)}`,
    asked: 'Попросил',
    decided: 'Решил второй',
    changed: 'Изменена',
    available: { OWN: 'Сейчас на балансе', BONUS: 'Сейчас бонусов', GIFT: 'Сейчас подарочных' },
    after: 'Станет',
    line: 'Операция в истории человека',
    told: 'Человек видит',
    answer: 'Почему отклонена',
    own: 'Поправку собственных денег решает другой оператор',
    first: 'Подтвердить должен другой оператор. Можно отозвать',
    confirm: 'Подтвердить и провести',
    reject: 'Отклонить',
    takeBack: 'Отозвать',
    takeBackTitle: 'Отозвать поправку',
    takenBack: 'Поправка отозвана',
    rejectTitle: 'Отклонить поправку',
    confirmed: 'Баланс поправлен',
    rejected: 'Поправка отклонена',
    dialog: 'Поправить баланс',
    whom: 'Кому',
    side: 'Что сделать',
    give: 'Начислить',
    take: 'Списать',
    sum: 'Сумма, ₽',
    sumWrong: 'Нужна сумма больше нуля, копейки через запятую',
    sumMost: (most: string) => `Не больше ${most}`,
    sumLeft: (left: string) => `Есть только ${left}`,
    onlySum: (sum: string) => `Сумма всегда одна: ${sum}`,
    spent: 'За это уже начислено: один раз на аккаунт',
    money: 'Какие деньги',
    bonusTerms: (term: string, percent: number) => `Бонусы действуют ${term}, оплачивают до ${percent}\u00a0% цены`,
    summary: (who: string, sum: string, what: string) => `${who}: ${sum}, ${what}`,
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
