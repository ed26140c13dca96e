import { defineTexts } from '#client/kit/texts/define-texts.ts';

export const texts = defineTexts({
  ru: {
    title: 'Способы оплаты',
    lead: 'Что люди видят и в каком порядке. Начатые оплаты и выводы доходят до конца, даже если способ выключить',
    deposits: 'Пополнение',
    withdrawals: 'Вывод',
    on: 'Включён',
    off: 'Выключен',
    nobody: 'Включён, но его никто не обслуживает: людям не виден',
    servedBy: (names: string) => `Через ${names}`,
    changed: (who: string, when: string) => `${who}, ${when}`,
    turnOn: 'Включить…',
    turnOff: 'Выключить…',
    onDo: 'Включить',
    offDo: 'Выключить',
    onTitle: (name: string) => `Включить: ${name}`,
    offTitle: (name: string) => `Выключить: ${name}`,
    warned: 'Сам продукт держит этот способ выключенным:',
    turned: 'Готово',
    up: (name: string) => `Выше: ${name}`,
    down: (name: string) => `Ниже: ${name}`,
  },
});
