import { levelName } from '#domain/mates/level-name.ts';
import type { PercentChangeReason } from '#domain/mates/grade.ts';
import { defineTexts } from '#client/kit/texts/define-texts.ts';

const reasons: Readonly<Record<PercentChangeReason, string>> = {
  ADMITTED: 'Принят',
  PROMOTED: 'Повышен по часам и рейтингу',
  ADMINISTRATOR: 'Изменил администратор',
};

export const texts = defineTexts({
  ru: {
    title: 'Процент заказа',
    percent: 'Процент',
    wrong: 'Целое число от 0 до 100',
    byLevel: (percent: number) => `По уровню ${percent} %.`,
    means: (price: string, after: string, before: string) => `С заказа за ${price} получит ${after} вместо ${before}.`,
    same: (price: string, sum: string) => `С заказа за ${price} получает ${sum}.`,
    save: 'Сохранить',
    saved: 'Сохранено',
    noHistory: 'Изменений не было',
    reasons,
    ofHundred: (percent: number) => `${percent} %`,
    level: levelName,
  },
});
