import { defineTexts } from '../../kit/texts/define-texts';

const names: Readonly<Record<string, string>> = {
  LEFT_LOBBY: 'вышел из лобби',
  LEFT_GAME: 'вышел из игры',
  MISSED_LOBBY: 'не пришёл в лобби',
  DISBANDED_LOBBY: 'распустил собранный сквад',
};

export const { strikeReason } = defineTexts({ ru: { strikeReason: (reason: string) => names[reason] ?? reason } });
