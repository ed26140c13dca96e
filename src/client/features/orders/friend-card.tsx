import { useState } from 'react';
import type { FriendOrder } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/data/badge';
import { Countdown } from '../../ui/data/countdown';
import { Money } from '../../ui/data/money';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { PersonName } from '../../ui/people/person-name';
import { Link } from '../../ui/routing/link';
import { About, Actions, Face, Facts, Problem, Share } from './order-look';
import { texts } from './texts';
import { useAnswerFriend } from './use-answer-friend';

interface FriendCardProps {
  readonly order: FriendOrder;
  /** Another squad of his, in words. */
  readonly whyNot: string | null;
}

/** Somebody calls this person by name: into what, what it would cost him and how long the place is kept. */
export const FriendCard = ({ order, whyNot }: FriendCardProps) => {
  const { squadId, gameId, owner, category, platform, durationMinutes, members, slots, share, expiresAt } = order;
  const { accept, decline, problem } = useAnswerFriend(order);
  const [asking, setAsking] = useState(false);
  return (
    <Face>
      <Avatar userId={owner.id} username={owner.username} avatarUrl={owner.avatarUrl} size={52} online={onlineStatus(owner.onlineLevel)} />
      <About>
        <h2 title={owner.username}>
          <PersonName userId={owner.id} username={owner.username} />
        </h2>
        <p>
          <Link to={`/${gameId}/squads/${squadId}`}>{texts.order(category.name, formatDuration(durationMinutes))}</Link>
        </p>
      </About>
      <Facts>
        <Badge $tone="info">
          {texts.answerIn} <Countdown until={expiresAt} />
        </Badge>
        <Badge>{platform}</Badge>
        <Badge>{texts.places(members, slots)}</Badge>
      </Facts>
      {share !== null && (
        <Share>
          <small>{texts.friend.share}</small>
          <Money value={share} />
          {share === 0 && <small>{texts.friend.free}</small>}
        </Share>
      )}
      <Actions>
        <Button variant="ghost" aria-label={texts.declineFrom(owner.username)} onClick={() => setAsking(true)}>
          {texts.decline}
        </Button>
        <Button variant="primary" aria-label={texts.friend.joinFrom(owner.username)} whyNot={whyNot} onClick={accept}>
          {texts.friend.join}
        </Button>
      </Actions>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      {asking && (
        <ConfirmDialog
          title={texts.declineTitle}
          text={texts.friend.declineText(owner.username)}
          confirmLabel={texts.decline}
          dangerous
          onConfirm={async () => {
            setAsking(false);
            await decline();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Face>
  );
};
