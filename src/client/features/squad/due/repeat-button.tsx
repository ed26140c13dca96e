import { useCallback } from 'react';
import { RotateCcw } from '#client/kit/icons/rotate-ccw.tsx';
import { trialLesson } from '#domain/games/category.ts';
import { matesOf } from '#domain/squad/selectors/members.ts';
import { refusedCreationText } from '#client/entities/squad/failed-invitations.tsx';
import { OwnSquadGate } from '#client/entities/squad/own-squad-gate.tsx';
import { useRepeatSquadMutation } from '#client/entities/squad/squads-steps-api.ts';
import { useOpenCreated } from '#client/entities/squad/use-open-created.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { personOf } from '../page-state/members';
import { useSquad } from '../page-state/squad-page-state';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';
import { createSquadPath } from '#contract/routes/game-pages.ts';

/**
 * Repeats the squad with the same people, by one press of its owner. A trial lesson cannot be repeated, a squad only
 * once, and friends do not own it: they get a link to a new squad prefilled with the same mates.
 */
export const RepeatButton = ({ now }: { readonly now: number }) => {
  const { view, squad, me, whyNot } = useSquad();
  const [repeat] = useRepeatSquadMutation();
  const openCreated = useOpenCreated();
  const nameOf = useCallback((id: string) => personOf(view, id).username, [view]);
  const step = useStep(useCallback((failure) => refusedCreationText(failure, nameOf), [nameOf]));
  const [mate] = matesOf(squad);
  if (me.mateAccess !== null || mate === undefined) return null;
  const variant = squad.settledAt === null ? 'secondary' : 'primary';
  const why = (hasSquad: boolean) => whyNot({ type: 'squad.repeat', by: me.id, at: now, hasSquad });
  const fill = squad.categoryKind === trialLesson.categoryKind ? `mate=${mate.id}` : `from=${view.id}`;
  if (squad.ownerId !== me.id || why(false) !== null)
    return (
      <OwnSquadGate me={me} variant={variant}>
        <ButtonLink variant={variant} to={`${createSquadPath({ gameId: squad.gameId })}?${fill}`}>
          <RotateCcw aria-hidden />
          {texts.callAgain}
        </ButtonLink>
      </OwnSquadGate>
    );
  const again = () =>
    step(async () => {
      const made = await repeat({ params: { id: view.id } }).unwrap();
      await openCreated(made, nameOf);
    });
  return (
    <Button variant={variant} whyNot={why(me.hasSquad)} onClick={again}>
      <RotateCcw aria-hidden />
      {texts.repeat}
    </Button>
  );
};
