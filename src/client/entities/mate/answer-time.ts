import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({ ru: { minutes: (minutes: number) => `~${minutes}\u00a0мин` } });

/** Seconds as people say how soon somebody answers: «~2 мин», a minute at least. */
export const answerTime = (seconds: number): string => texts.minutes(Math.max(1, Math.round(seconds / 60)));
