const names: Readonly<Record<string, string>> = {
  LEFT_LOBBY: 'вышел из лобби',
  LEFT_GAME: 'вышел из игры',
  MISSED_LOBBY: 'не пришёл в лобби',
  DISBANDED_LOBBY: 'распустил собранный сквад',
};

/** What a strike was for, as words within a sentence. */
export const strikeReason = (reason: string): string => names[reason] ?? reason;
