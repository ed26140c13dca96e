import { useState } from 'react';
import type { MateOrder } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { Button } from '../../ui/controls/button';
import { Badge } from '../../ui/data/badge';
import { Countdown } from '../../ui/data/countdown';
import { formatMoney } from '../../ui/data/format-money';
import { Money } from '../../ui/data/money';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Avatar } from '../../ui/people/avatar';
import { PersonName } from '../../ui/people/person-name';
import { onlineStatus } from '../../ui/people/online-status';
import { About, Actions, Face, Facts, Problem, Share } from './order-look';
import { texts } from './texts';
import { useAnswerOrder } from './use-answer-order';

interface OrderCardProps {
  readonly order: MateOrder;
  /** Epoch ms by the server's clock. */
  readonly now: number;
  readonly whyNot: string | null;
  readonly onDeclined: () => void;
}

/** From here on the countdown warns. */
const lastMs = 2 * 60_000;

/** An invitation: who calls into what, what it brings and how long it waits. */
export const OrderCard = ({ order, now, whyNot, onDeclined }: OrderCardProps) => {
  const { owner, category, platform, durationMinutes, members, slots, price, income, expiresAt } = order;
  const { accept, decline, problem } = useAnswerOrder(order);
  const [asking, setAsking] = useState(false);
  const hurry = Date.parse(expiresAt) - now < lastMs;
  const confirm = async () => {
    const done = await decline();
    setAsking(false);
    if (done) onDeclined();
  };
  return (
    <Face>
      <Avatar userId={owner.id} username={owner.username} avatarUrl={owner.avatarUrl} size={52} online={onlineStatus(owner.onlineLevel)} />
      <About>
        <h2 title={owner.username}>
          <PersonName userId={owner.id} username={owner.username} />
        </h2>
        <p>{texts.order(category.name, formatDuration(durationMinutes))}</p>
      </About>
      <Facts>
        <Badge $tone={hurry ? 'warn' : 'info'}>
          {texts.answerIn} <Countdown until={expiresAt} />
        </Badge>
        <Badge>{platform}</Badge>
        <Badge>{texts.places(members, slots)}</Badge>
      </Facts>
      <Share>
        <small>{texts.share}</small>
        <Money value={income} />
        <small>{texts.ofPrice(formatMoney(price))}</small>
      </Share>
      <Actions>
        <Button variant="ghost" aria-label={texts.declineFrom(owner.username)} onClick={() => setAsking(true)}>
          {texts.decline}
        </Button>
        <Button variant="primary" aria-label={texts.acceptFrom(owner.username)} whyNot={whyNot} onClick={accept}>
          {texts.accept}
        </Button>
      </Actions>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      {asking && (
        <ConfirmDialog
          title={texts.declineTitle}
          text={texts.declineText(owner.username)}
          confirmLabel={texts.decline}
          dangerous
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </Face>
  );
};
