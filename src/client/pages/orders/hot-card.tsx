import { Flame } from '../../kit/icons/flame';
import type { CallResponse } from '../../api/call';
import { formatDuration } from '#domain/text/format.ts';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Badge } from '../../kit/display/badge';
import { Countdown } from '../../kit/display/date-and-countdown';
import { CallerLine } from '../../features/order-invitation/caller-line';
import { texts as calls } from '../../features/order-invitation/texts';
import { useHotOffer } from '../../features/order-invitation/use-hot-offer';
import { PersonAvatar } from '../../entities/person/person-avatar';
import {
  About,
  Actions,
  Answered,
  CardFrame,
  Facts,
  OrderShare,
  ErrorText,
} from '../../features/order-invitation/order-styles';
import { texts } from './texts';
import { squadPath } from '#contract/routes/game-pages.ts';

/**
 * A squad that calls everybody who fits: «Готов» puts the mate on its owner's list for five minutes, «Передумал» takes
 * them off it.
 */
export const HotCard = ({ squad }: { readonly squad: CallResponse<'GET /v1/squads/mate/hot'>[number] }) => {
  const {
    squadId,
    gameId,
    owner,
    caller,
    category,
    platform,
    durationMinutes,
    members,
    slots,
    price,
    income,
    expiresAt,
    offered,
  } = squad;
  const { offer, withdraw, errorText } = useHotOffer(squadId);
  return (
    <CardFrame>
      <PersonAvatar person={owner} size={52} />
      <About>
        <h3 title={owner.username}>{owner.username}</h3>
        <p>{calls.order(category.name, formatDuration(durationMinutes))}</p>
        <CallerLine caller={caller} />
        {offered && <Answered>{texts.hot.offered}</Answered>}
      </About>
      <Facts>
        <Badge $tone="warn">
          <Flame aria-hidden size={14} /> <Countdown until={expiresAt} />
        </Badge>
        <Badge>{platform}</Badge>
        <Badge>{calls.places(members, slots)}</Badge>
      </Facts>
      <OrderShare income={income} price={price} />
      <Actions>
        {offered ? (
          <>
            <ButtonLink to={squadPath({ gameId, squadId })} aria-label={texts.hot.openSquadOf(owner.username)}>
              {texts.hot.openSquad}
            </ButtonLink>
            <Button variant="ghost" aria-label={texts.hot.withdrawFrom(owner.username)} onClick={withdraw}>
              {texts.hot.withdraw}
            </Button>
          </>
        ) : (
          <Button variant="primary" aria-label={texts.hot.readyFor(owner.username)} onClick={offer}>
            {calls.ready}
          </Button>
        )}
      </Actions>
      {errorText !== undefined && <ErrorText role="alert">{errorText}</ErrorText>}
    </CardFrame>
  );
};
