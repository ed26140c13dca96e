import { formatNumber } from '../../../ui/data/format-money';
import { defineTexts } from '../../../ui/texts/define-texts';

/** Names of operations. */
export const words = defineTexts({
  ru: {
    squad: (id: number) => `Сквад № ${formatNumber(id)}`,
    course: 'Курс обучения',
    courseRefund: 'Возврат за курс',
    squadPaid: (squad: string) => (squad === '' ? 'Оплата сквада' : squad.replace('Сквад', 'Оплата сквада')),
    squadRefund: (squad: string) => (squad === '' ? 'Возврат за сквад' : squad.replace('Сквад', 'Возврат за сквад')),
    friendShare: (name: string) => `доля друга: ${name}`,
    income: (squad: string) => (squad === '' ? 'Заработок' : squad.replace('Сквад', 'Заработок за сквад')),
    dispute: 'Возврат по спору',
    deposit: 'Пополнение',
    withdrawalBack: 'Возврат вывода',
    correction: 'Поправка баланса',
    referral: 'Реферальная программа',
    bonus: {
      ELSE: 'Бонус',
      CLIENT_TOPUP_BONUS: 'Бонус за пополнение',
      CLIENT_PACKAGE_BONUS: 'Бонус пакета',
      MATES_CONTEST: 'Приз конкурса напарников',
      VERIFIED_CONTEST: 'Приз конкурса',
      MATE_PACKAGE_BONUS: 'Бонус пакета',
      MATE_FINE: 'Удержание',
      REFERRAL_PROGRAMM: 'Бонус за приглашённого друга',
      CONFIRMED_REGISTRATION_BONUS: 'Подарок за регистрацию',
      GIFT_CERTIFICATE: 'Подарочный сертификат',
    },
    article: 'Статья',
    articleNamed: (title: string) => `Статья «${title}»`,
    articleSold: 'Твою статью купили',
    author: (name: string) => `Автор ${name}`,
    certificate: 'Подарочный сертификат',
    tips: 'Чаевые',
    tipsFor: 'Чаевые тебе',
    goal: (title: string) => `на цель «${title}»`,
    reserve: 'Резерв',
    reserveBack: 'Возврат из резерва',
    unreserve: 'Выплата из резерва',
  },
});
