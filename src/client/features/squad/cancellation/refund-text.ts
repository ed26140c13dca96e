import { defineTexts } from '#client/kit/texts/define-texts.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { nameOf } from '../page-state/squad-page-state';

export const texts = defineTexts({
  ru: {
    title: 'Если передумать',
    stage: {
      BEFORE_START: 'До лобби',
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

type CancellationTerm = SquadView['cancellation'][number];

/** Who gets back how much, in exact sums; the person's own comes first. */
export const refundText = (
  view: SquadView,
  { refunds }: Pick<CancellationTerm, 'refunds'>,
  userId: string,
): readonly string[] => {
  const counted = refunds.filter(({ paid }) => paid > 0);
  if (counted.length === 0) return [texts.nothing];
  return [...counted]
    .sort((one, other) => Number(other.payerId === userId) - Number(one.payerId === userId))
    .map(({ payerId, paid, returned }) => {
      const back =
        returned === 0
          ? texts.lost(formatMoney(paid))
          : returned === paid
            ? texts.back(formatMoney(paid))
            : texts.part(formatMoney(returned), formatMoney(paid));
      return payerId === userId ? back : texts.others(nameOf(view, payerId), back);
    });
};
