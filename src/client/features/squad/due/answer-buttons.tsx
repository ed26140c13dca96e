import { useNavigate } from 'react-router';
import {
  useAcceptOrderMutation,
  useCancelOrderMutation,
  useJoinSquadMutation,
} from '#client/entities/squad/squad-members-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { useGameLink } from '#client/entities/game/chosen-game.ts';
import { useSquad } from '../page-state/squad-page-state';
import { ownTokenOf } from '../page-state/members';
import { useStep } from '../page-state/use-step';
import { texts } from './texts';
import { chosenGame } from '#contract/routes/route.ts';
import { ordersPath } from '#contract/routes/game-pages.ts';

/** An invited mate accepts or declines. */
export const AnswerOrder = ({ now }: { readonly now: number }) => {
  const { view, me, whyNot } = useSquad();
  const [accept] = useAcceptOrderMutation();
  const [decline] = useCancelOrderMutation();
  const navigate = useNavigate();
  const link = useGameLink();
  const step = useStep();
  const order = { params: { id: view.id } };
  const refuse = async () => {
    if (await step(() => decline(order).unwrap(), texts.declined))
      await navigate(link(ordersPath({ gameId: chosenGame })));
  };
  const active = me.mateAccess?.active ?? false;
  const acceptance = { type: 'squad.accept', by: me.id, at: now, hasSquad: me.hasSquad, active } as const;
  return (
    <>
      <Button variant="ghost" whyNot={whyNot({ type: 'squad.decline', by: me.id, at: now })} onClick={refuse}>
        {texts.decline}
      </Button>
      <Button
        variant="primary"
        whyNot={whyNot(acceptance)}
        onClick={() => step(() => accept(order).unwrap(), undefined, acceptance)}
      >
        {texts.accept}
      </Button>
    </>
  );
};

/** For a viewer who is not a member: of a visible squad, or one that holds a place for them. */
export const JoinButton = ({ now }: { readonly now: number }) => {
  const { view, squad, me, whyNot } = useSquad();
  const [join] = useJoinSquadMutation();
  const step = useStep();
  const token = ownTokenOf(squad, me.id);
  const reason = whyNot({
    type: 'squad.join',
    by: me.id,
    at: now,
    hasSquad: me.hasSquad,
    hasMateAccess: me.mateAccess !== null,
    viaInvitation: token,
  });
  return (
    <Button
      variant="primary"
      whyNot={reason}
      onClick={() => step(() => join({ params: { id: view.id }, body: token === null ? {} : { token } }).unwrap())}
    >
      {texts.join}
    </Button>
  );
};
