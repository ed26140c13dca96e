import { defineTexts } from '../../ui/texts/define-texts';

export const texts = defineTexts({
  ru: {
    title: 'Баланс и история операций',
    available: 'Доступно',
    held: 'В сквадах',
    reserved: 'В резерве',
    withdrawing: 'На выводе',
    bonus: 'Бонусы',
    bonusHint: 'оплатят до 30 % цены сквада',
    topUp: 'Пополнить',
    withdraw: 'Вывести',
    withdrawOpen: 'Сначала дождись прошлой заявки на вывод или отмени её',
    nothingToWithdraw: 'На балансе пока нечего выводить',
    loading: 'Загружаем баланс',
    gift: { title: 'Подарочный сертификат', text: 'Скоро здесь можно будет активировать код: деньги придут сразу.', soon: 'Скоро' },
  },
});
