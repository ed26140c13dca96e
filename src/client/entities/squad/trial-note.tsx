import { trialLesson } from '#domain/games/category.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import type { Me } from '#contract/schemas/me.ts';
import { FinePrint } from '../../kit/layout/prose';
import { TextLink } from '../../kit/routing/text-link';
import { defineTexts } from '../../kit/texts/define-texts';
import { formatMoney } from '../money/money';
import { useMe } from '../person/users-api';
import { settingsPath } from '#contract/routes/game-pages.ts';

const texts = defineTexts({
  ru: {
    after: `Подтверди почту, и первая тренировка обойдётся в ${formatMoney(kopecksToRubles(trialLesson.price))}.`,
    confirm: 'Подтвердить почту',
  },
});

/** Whether an unconfirmed email is all that keeps a newcomer from the trial lesson. */
export const trialAwaitsEmail = (me: Me | null): boolean =>
  me !== null && !me.emailConfirmed && me.orders === 0 && me.mateAccess === null;

/** Shown in place of the trial lesson: it asks the person to confirm their email. Nothing for everybody else. */
export const TrialNote = ({ gameId }: { readonly gameId: string }) =>
  trialAwaitsEmail(useMe()) && (
    <FinePrint>
      {texts.after} <TextLink to={settingsPath(gameId, 'email')}>{texts.confirm}</TextLink>
    </FinePrint>
  );
