import type { MateCard } from '../../../../contract/schemas/mate-card';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { quoteMate } from '../../../../domain/pricing/quote-mate';
import { nonMatesOf } from '../../../../domain/squad/queries/members';
import { useInviteMateMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { Money } from '../../../ui/data/money';
import { MateLine } from '../../../ui/people/mate-line';
import { cardFacts } from '../../../ui/squad/card-facts';
import { serverNow } from '../../../ui/time/server-now';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

export const InviteMateRow = ({ mate }: { readonly mate: MateCard }) => {
  const { view, state, me, whyNot } = useSquad();
  const [invite] = useInviteMateMutation();
  const step = useStep(view.id);
  const { context } = state;
  const reason = whyNot({ type: 'squad.inviteMate', by: me.id, at: serverNow(), mateId: mate.id, mate: cardFacts(mate, { gameId: context.gameId, category: { id: context.categoryId, kind: context.categoryKind } }) });
  const price = quoteMate({
    level: mate.level,
    categoryKind: context.categoryKind,
    durationMinutes: context.durationMinutes,
    nonMates: nonMatesOf(context).length,
  });
  return (
    <MateLine mate={mate}>
      <Money value={kopecksToRubles(price.amount)} />
      <Button
        size="sm"
        variant="soft"
        aria-label={texts.inviteWhom(mate.name)}
        whyNot={reason}
        onClick={() => step(() => invite({ body: { squadId: view.id, mateId: mate.id } }).unwrap(), texts.invited(mate.name))}
      >
        {texts.invite}
      </Button>
    </MateLine>
  );
};
