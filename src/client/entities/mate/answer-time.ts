import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: { minutes: (minutes: number) => `~${minutes}\u00a0мин.`, answers: (time: string) => `отвечает за ${time}` },
});

/** Seconds until the mate answers, rounded to minutes: «~2 мин.», at least one. */
export const answerTime = (seconds: number): string => texts.minutes(Math.max(1, Math.round(seconds / 60)));

export const answersText = (seconds: number): string => texts.answers(answerTime(seconds));
