import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const wallets: Readonly<
  Record<WithdrawalMethod, { readonly label: string; readonly placeholder: string; readonly wrong: string }>
> = {
  SBP: { label: 'Номер телефона', placeholder: '+7 999 123-45-67', wrong: 'Нужен российский номер: +7 и десять цифр' },
  BANK_CARD_RU: {
    label: 'Номер карты',
    placeholder: '2200 0000 0000 0000',
    wrong: 'В номере карты ошибка. Проверь цифры',
  },
  BANK_CARD: {
    label: 'Номер карты',
    placeholder: '4000 0000 0000 0000',
    wrong: 'В номере карты ошибка. Проверь цифры',
  },
  YOOMONEY: { label: 'Номер кошелька', placeholder: '4100 1123 4567 890', wrong: 'Кошелёк ЮMoney начинается с 41001' },
  TRX: { label: 'Адрес кошелька', placeholder: 'T…', wrong: 'Адрес TRON начинается с T, в нём 34 знака' },
  USDT_TRC20: { label: 'Адрес кошелька', placeholder: 'T…', wrong: 'Адрес TRON начинается с T, в нём 34 знака' },
};

export const texts = defineTexts({
  ru: {
    title: 'Вывести деньги',
    saved: 'Куда вывести',
    newTarget: 'Другие реквизиты',
    forget: (what: string) => `Забыть ${what}`,
    forgotten: 'Реквизиты удалены',
    method: 'Способ',
    wallets,
    bank: 'Банк',
    chooseBank: 'Выбери банк',
    sum: 'Сумма',
    all: 'Всё',
    available: (sum: string) => `Доступно ${sum}. Бонусы вывести нельзя`,
    terms: (min: string, fee: string) => `От ${min}, ${fee}`,
    noFee: 'без комиссии',
    fee: (percent: number, min: string | null) =>
      percent === 0 ? `комиссия ${min ?? ''}` : `комиссия ${percent} %${min === null ? '' : `, не меньше ${min}`}`,
    needSum: 'Укажи сумму',
    tooLittle: (min: string) => `Этим способом можно вывести от ${min}`,
    tooMuch: (max: string) => `За раз можно вывести не больше ${max}`,
    lacking: (sum: string) => `На балансе ${sum}`,
    needBank: 'Выбери банк',
    receive: 'Придёт',
    commission: 'Комиссия',
    submit: 'Вывести',
    submitSum: (sum: string) => `Вывести ${sum}`,
    done: 'Заявка принята. Её состояние видно в операциях',
    lost: 'Ответ не дошёл. Нажми ещё раз: второй заявки не будет',
    loading: 'Загружаем способы вывода',
  },
});
