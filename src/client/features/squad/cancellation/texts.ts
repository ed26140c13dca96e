import { defineTexts } from '../../../ui/texts/define-texts';

const back = (sum: string) => `вернётся ${sum}`;

export const texts = defineTexts({
  ru: {
    title: 'Если передумать',
    stage: {
      BEFORE_START: 'До старта',
      LOBBY: 'В лобби',
      LOBBY_MATE_CONFIRMED: 'В лобби, когда напарник уже там',
      IN_A_GAME: 'Во время игры',
    },
    now: 'сейчас',
    nothing: 'ничего не спишется',
    mine: back,
    others: (name: string, sum: string) => `${name}: ${back(sum)}`,
    strike: 'Уход напарника или роспуск его сквада после старта — предупреждение.',
    leave: 'Можно выйти',
    disband: 'Можно распустить сквад',
  },
});
