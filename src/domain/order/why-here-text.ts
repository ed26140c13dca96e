import { plural } from '../text/format';
import { type WhyHere, whyHere } from './why-here';

const texts = {
  newcomer: 'новый напарник',
  answers: (minutes: number) =>
    minutes === 1 ? 'отвечает за минуту' : `отвечает за ${minutes} ${plural(minutes, 'минуту', 'минуты', 'минут')}`,
  rated: (rating: string) => `вечера оценивают на ${rating}`,
  /** After another reason, in the same line of a card. */
  alsoRated: (rating: string) => `вечера — на ${rating}`,
  free: 'сейчас свободен',
} as const;

const partsOf = ({ newcomer, answersWithin, rated, free }: WhyHere): readonly string[] => {
  const first = [
    ...(newcomer ? [texts.newcomer] : []),
    ...(answersWithin === null ? [] : [texts.answers(answersWithin)]),
  ];
  const rating = rated?.toFixed(1).replace('.', ',');
  if (first.length === 0 && rating === undefined) return free ? [texts.free] : [];
  if (first.length === 2 || rating === undefined) return first;
  return [...first, first.length === 0 ? texts.rated(rating) : texts.alsoRated(rating)];
};

/** «Отвечает за минуту, вечера — на 4,9»; empty where there is nothing to say. */
export const whyHereText = (mate: Parameters<typeof whyHere>[0]): string => {
  const [first = '', ...rest] = partsOf(whyHere(mate));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
};
