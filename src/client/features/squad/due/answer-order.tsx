import { useNavigate } from 'react-router';
import { useAcceptOrderMutation, useCancelOrderMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** An invited mate says yes or no. */
export const AnswerOrder = ({ now }: { readonly now: number }) => {
  const { view, me, whyNot } = useSquad();
  const [accept] = useAcceptOrderMutation();
  const [decline] = useCancelOrderMutation();
  const navigate = useNavigate();
  const link = useGameLink();
  const step = useStep(view.id);
  const order = { params: { id: view.id } };
  const refuse = async () => {
    if (await step(() => decline(order).unwrap(), texts.declined)) await navigate(link('/{gameId}/orders'));
  };
  const active = me.mateAccess?.active ?? false;
  return (
    <>
      <Button variant="ghost" whyNot={whyNot({ type: 'squad.decline', by: me.id, at: now })} onClick={refuse}>
        {texts.decline}
      </Button>
      <Button
        variant="primary"
        whyNot={whyNot({ type: 'squad.accept', by: me.id, at: now, hasSquad: me.hasSquad, active })}
        onClick={() => step(() => accept(order).unwrap())}
      >
        {texts.accept}
      </Button>
    </>
  );
};
