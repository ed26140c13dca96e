import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: { minutes: (minutes: number) => `~${minutes}\u00a0мин`, answers: (time: string) => `отвечает за ${time}` },
});

/** Seconds as people say how soon somebody answers: «~2 мин», a minute at least. */
export const answerTime = (seconds: number): string => texts.minutes(Math.max(1, Math.round(seconds / 60)));

export const answersText = (seconds: number): string => texts.answers(answerTime(seconds));
