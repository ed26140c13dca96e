import type { FriendOrder } from '../../../contract/squads/squad-lists';
import { useDeclineFriendInvitationMutation, useJoinSquadMutation } from '../../api/squad-steps-api';
import { Money } from '../../ui/data/money';
import { InvitationCard } from './invitation-card';
import { Share } from './order-look';
import { texts } from './texts';

interface FriendCardProps {
  readonly order: FriendOrder;
  /** Another squad of his, in words. */
  readonly whyNot: string | null;
}

/** Somebody calls this person by name: what it would cost him. */
export const FriendCard = ({ order, whyNot }: FriendCardProps) => {
  const { squadId, token, owner, share } = order;
  const [join] = useJoinSquadMutation();
  const [refuse] = useDeclineFriendInvitationMutation();
  return (
    <InvitationCard
      order={order}
      linked
      share={
        share !== null && (
          <Share>
            <small>{texts.friend.share}</small>
            <Money value={share} />
            {share === 0 && <small>{texts.friend.free}</small>}
          </Share>
        )
      }
      acceptLabel={texts.friend.join}
      acceptFrom={texts.friend.joinFrom(owner.username)}
      declineText={texts.friend.declineText(owner.username)}
      whyNot={whyNot}
      accept={() => join({ params: { id: squadId }, body: { token } }).unwrap()}
      decline={() => refuse({ params: { id: token } }).unwrap()}
    />
  );
};
