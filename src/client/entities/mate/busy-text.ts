import type { MateCard } from '#contract/schemas/mate-card.ts';
import { formatTime } from '../../kit/display/dates';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({ ru: { busy: 'Сейчас в скваде', busyUntil: (time: string) => `В скваде до ${time}` } });

/** «В скваде до 11:40»; the end is not known until the game has begun. */
export const busyText = ({ until }: NonNullable<MateCard['busy']>): string =>
  until === null ? texts.busy : texts.busyUntil(formatTime(Date.parse(until)));
