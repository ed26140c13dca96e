import type { MateCard } from '#contract/schemas/mate-card.ts';
import { type WhyHere, whyHere } from '#domain/order/why-here.ts';
import { plural } from '#domain/text/format.ts';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: {
    newcomer: 'новый напарник',
    answers: (minutes: number) =>
      minutes === 1 ? 'отвечает за минуту' : `отвечает за ${minutes} ${plural(minutes, 'минуту', 'минуты', 'минут')}`,
    rated: (rating: number) => `вечера оценивают на ${String(rating).replace('.', ',')}`,
    free: 'сейчас свободен',
  },
});

const partsOf = ({ newcomer, answersWithin, rated, free }: WhyHere): readonly string[] => {
  const parts = [
    ...(newcomer ? [texts.newcomer] : []),
    ...(answersWithin === null ? [] : [texts.answers(answersWithin)]),
    ...(rated === null ? [] : [texts.rated(rated)]),
  ];
  return parts.length === 0 && free ? [texts.free] : parts.slice(0, 2);
};

/** «Отвечает за минуту, вечера оценивают на 4,9»; empty where there is nothing to say. */
export const whyHereText = (mate: MateCard): string => {
  const [first = '', ...rest] = partsOf(whyHere(mate));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
};
