import type { ReactNode } from 'react';
import { type Answers, useAnswer } from './use-answer';
import { DeclineButton } from './decline-button';
import { texts } from './texts';
import { CallerLine } from './caller-line';
import type { FriendOrder, MateOrder } from '#contract/squads/squad-lists-fields.ts';
import { formatDuration } from '#domain/text/format.ts';
import { Button } from '../../kit/controls/button';
import { Badge } from '../../kit/display/badge';
import { Countdown } from '../../kit/display/date-and-countdown';
import { NearingDeadline } from '../../kit/display/nearing-deadline';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { PersonName } from '../../entities/person/person-name';
import { Link } from '../../kit/routing/link';
import { About, Actions, CardFrame, Facts, ErrorText } from './order-styles';
import { squadPath } from '#contract/routes/game-pages.ts';

interface InvitationCardProps extends Answers {
  readonly order: MateOrder | FriendOrder;
  /** Whether they may open the squad before they answer. */
  readonly linked?: boolean;
  readonly hurry?: boolean;
  /** What it brings or costs. */
  readonly share: ReactNode;
  readonly acceptLabel: string;
  /** With the caller's name, for screen readers. */
  readonly acceptFrom: string;
  readonly declineText: string;
  readonly whyNot: string | null;
  readonly onDeclined?: () => void;
}

/** An invitation to a squad: who calls, to what game, and how long the call lasts. */
export const InvitationCard = ({
  order,
  linked = false,
  hurry = false,
  share,
  acceptLabel,
  acceptFrom,
  declineText,
  whyNot,
  onDeclined,
  ...answers
}: InvitationCardProps) => {
  const { owner, category, platform, durationMinutes, members, slots, expiresAt } = order;
  const path = squadPath({ gameId: order.gameId, squadId: order.squadId });
  const what = texts.order(category.name, formatDuration(durationMinutes));
  const { accept, decline, errorText } = useAnswer(path, answers);
  const declineAndTell = async () => {
    if (await decline()) onDeclined?.();
  };
  return (
    <CardFrame>
      <PersonAvatar person={owner} size={52} />
      <About>
        <h2 title={owner.username}>
          <PersonName userId={owner.id} username={owner.username} />
        </h2>
        <p>{linked ? <Link to={path}>{what}</Link> : what}</p>
        {'caller' in order && <CallerLine caller={order.caller} />}
      </About>
      <Facts>
        <Badge $tone={hurry ? 'warn' : 'info'}>
          {texts.answerIn} <Countdown until={expiresAt} />
        </Badge>
        <NearingDeadline until={expiresAt} label={texts.answerIn} />
        <Badge>{platform}</Badge>
        <Badge>{texts.places(members, slots)}</Badge>
      </Facts>
      {share}
      <Actions>
        <DeclineButton name={owner.username} text={declineText} onDecline={declineAndTell} />
        <Button variant="primary" aria-label={acceptFrom} whyNot={whyNot} onClick={accept}>
          {acceptLabel}
        </Button>
      </Actions>
      {errorText !== undefined && <ErrorText role="alert">{errorText}</ErrorText>}
    </CardFrame>
  );
};
