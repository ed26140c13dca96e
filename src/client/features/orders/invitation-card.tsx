import { useState } from 'react';
import type { ReactNode } from 'react';
import type { FriendOrder, MateOrder } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/data/badge';
import { Countdown } from '../../ui/data/countdown';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { PersonName } from '../../ui/people/person-name';
import { Link } from '../../ui/routing/link';
import { About, Actions, Face, Facts, Problem } from './order-look';
import { texts } from './texts';
import { useAnswer } from './use-answer';
import type { Answers } from './use-answer';

interface InvitationCardProps extends Answers {
  readonly order: MateOrder | FriendOrder;
  /** Whether he may look at the squad before he answers. */
  readonly linked?: boolean;
  readonly hurry?: boolean;
  /** What it brings or costs. */
  readonly share: ReactNode;
  readonly acceptLabel: string;
  /** With the name, for screen readers. */
  readonly acceptFrom: string;
  readonly declineText: string;
  readonly whyNot: string | null;
  readonly onDeclined?: () => void;
}

/** An invitation to a squad: who calls, into what, and how long it waits. */
export const InvitationCard = ({ order, linked = false, hurry = false, share, acceptLabel, acceptFrom, declineText, whyNot, onDeclined, ...answers }: InvitationCardProps) => {
  const { owner, category, platform, durationMinutes, members, slots, expiresAt } = order;
  const squadPath = `/${order.gameId}/squads/${order.squadId}`;
  const what = texts.order(category.name, formatDuration(durationMinutes));
  const { accept, decline, problem } = useAnswer(squadPath, answers);
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    const done = await decline();
    setAsking(false);
    if (done) onDeclined?.();
  };
  return (
    <Face>
      <Avatar userId={owner.id} username={owner.username} avatarUrl={owner.avatarUrl} size={52} online={onlineStatus(owner.onlineLevel)} />
      <About>
        <h2 title={owner.username}>
          <PersonName userId={owner.id} username={owner.username} />
        </h2>
        <p>{linked ? <Link to={squadPath}>{what}</Link> : what}</p>
      </About>
      <Facts>
        <Badge $tone={hurry ? 'warn' : 'info'}>
          {texts.answerIn} <Countdown until={expiresAt} />
        </Badge>
        <Badge>{platform}</Badge>
        <Badge>{texts.places(members, slots)}</Badge>
      </Facts>
      {share}
      <Actions>
        <Button variant="ghost" aria-label={texts.declineFrom(owner.username)} onClick={() => setAsking(true)}>
          {texts.decline}
        </Button>
        <Button variant="primary" aria-label={acceptFrom} whyNot={whyNot} onClick={accept}>
          {acceptLabel}
        </Button>
      </Actions>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      {asking && (
        <ConfirmDialog title={texts.declineTitle} text={declineText} confirmLabel={texts.decline} dangerous onConfirm={confirm} onClose={() => setAsking(false)} />
      )}
    </Face>
  );
};
