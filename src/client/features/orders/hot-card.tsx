import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '../../api/call';
import { failureOf } from '../../api/api-failure';
import { useOfferForHotSquadMutation } from '../../api/squad-steps-api';
import { formatDuration } from '../../../domain/text/format-duration';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Badge } from '../../ui/data/badge';
import { Countdown } from '../../ui/data/countdown';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { useToast } from '../../ui/toast/use-toast';
import { About, Actions, Answered, Face, Facts, Problem } from './order-look';
import { OrderShare } from './order-share';
import { texts } from './texts';

/** A squad that calls everybody who fits: «Готов» puts the mate on its owner's list for five minutes. */
export const HotCard = ({ squad }: { readonly squad: AnswerOf<'GET /v1/squads/mate/hot'>[number] }) => {
  const { squadId, gameId, owner, category, platform, durationMinutes, members, slots, price, income, expiresAt, offered } = squad;
  const [offer] = useOfferForHotSquadMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const ready = async () => {
    setProblem(null);
    try {
      await offer({ params: { id: squadId } }).unwrap();
      toast.success(texts.hot.told);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  return (
    <Face>
      <Avatar userId={owner.id} username={owner.username} avatarUrl={owner.avatarUrl} size={52} online={onlineStatus(owner.onlineLevel)} />
      <About>
        <h3 title={owner.username}>{owner.username}</h3>
        <p>{texts.order(category.name, formatDuration(durationMinutes))}</p>
        {offered && <Answered>{texts.hot.offered}</Answered>}
      </About>
      <Facts>
        <Badge $tone="warn">
          <Flame aria-hidden size={14} /> <Countdown until={expiresAt} />
        </Badge>
        <Badge>{platform}</Badge>
        <Badge>{texts.places(members, slots)}</Badge>
      </Facts>
      <OrderShare income={income} price={price} />
      <Actions>
        {offered ? (
          <ButtonLink to={`/${gameId}/squads/${squadId}`} aria-label={texts.hot.openSquadOf(owner.username)}>
            {texts.hot.openSquad}
          </ButtonLink>
        ) : (
          <Button variant="primary" aria-label={texts.hot.readyFor(owner.username)} onClick={ready}>
            {texts.hot.ready}
          </Button>
        )}
      </Actions>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
    </Face>
  );
};
