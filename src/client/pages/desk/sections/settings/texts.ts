import { queueUrgency } from '#domain/people/desk-queue.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { days } from '#domain/time/durations.ts';
import { settingTexts } from '#domain/desk/setting-texts.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const share = (of: number): string => `${Math.round(of * 100)} %`;

export const texts = defineTexts({
  ru: {
    title: 'Настройки',
    lead: 'Новое значение действует на то, что начнётся после него: открытые расчёты и заявки не меняются.',
    settings: settingTexts,
    product: 'Деньги и объявления',
    terms: 'Сроки очередей',
    termsLead: `С ${share(queueUrgency.near)} срока очередь жёлтая, с ${share(queueUrgency.urgent)} красная. Спор решают за ${disputeTerms.decision / days(1)} дней: это правило, а не настройка.`,
    minutes: 'минут',
    bounds: (min: string, max: string) => `от ${min} до ${max}`,
    wrong: (bounds: string) => `Нужно число ${bounds}`,
    usual: (value: string) => `Обычно ${value}`,
    isUsual: 'Обычное значение',
    changed: (by: string, when: string) => `${by}, ${when}`,
    change: 'Изменить',
    switchOn: 'Включить',
    switchOff: 'Выключить',
    dialog: (name: string) => `${name}: новое значение`,
    switchOnDialog: (name: string) => `Включить: ${name}?`,
    switchOffDialog: (name: string) => `Выключить: ${name}?`,
    value: 'Новое значение',
    roubles: '₽',
    percent: '%',
    save: 'Сохранить',
    saved: 'Сохранено',
    history: 'Журнал изменений',
  },
});
