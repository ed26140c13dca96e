import { defineTexts } from '../../../ui/texts/define-texts';

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
    back: (sum: string) => `вернётся ${sum}`,
    part: (returned: string, paid: string) => `вернётся ${returned} из ${paid}`,
    lost: (paid: string) => `${paid} не вернутся`,
    strike: 'тебе предупреждение',
    others: (name: string, words: string) => `${name}: ${words}`,
  },
});
