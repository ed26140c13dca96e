import { X } from '../../kit/icons/x';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MateOrder } from '#contract/squads/squad-lists-fields.ts';
import { formatDuration } from '#domain/text/format.ts';
import { Money } from '../../entities/money/money';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { IconButton } from '../../kit/controls/icon-button';
import { Badge } from '../../kit/display/badge';
import { Countdown } from '../../kit/display/date-and-countdown';
import { NearingDeadline } from '../../kit/display/nearing-deadline';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Link } from '../../kit/routing/link';
import { below, floating, oneLine, theme } from '../../kit/theme/theme';
import { CallerLine } from './caller-line';
import { shareOf } from './share-of';
import { texts } from './texts';

const Box = styled.section`
  ${floating}
  display: grid;
  gap: 12px;
  width: 360px;
  padding: 16px;
  ${below('md')} {
    width: auto;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  > h2 {
    flex: 1;
    min-width: 0;
    font-size: 14px;
    ${oneLine}
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 12px;
  b {
    display: block;
    font-weight: 600;
    ${oneLine}
  }
`;

const What = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  > p {
    flex: 1 1 100%;
    font-size: 14px;
  }
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font-size: 18px;
  font-weight: 700;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 400;
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 8px;
  button {
    width: 100%;
  }
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 14px;
`;

/** A call is read out as one text, in which badges would run into what follows. */
const Pause = () => <VisuallyHidden>{',\u00A0'}</VisuallyHidden>;

interface InvitationPopupCardProps {
  readonly order: MateOrder;
  readonly title: string;
  /** How many more calls are pending. */
  readonly more: number;
  readonly ordersPath: string;
  readonly errorText: string | undefined;
  readonly onLater: () => void;
  /** The answer buttons. */
  readonly children: ReactNode;
}

/** One call in the corner of the page: who calls, to what game, for how much, and how long the call lasts. */
export const InvitationPopupCard = ({
  order,
  title,
  more,
  ordersPath,
  errorText,
  onLater,
  children,
}: InvitationPopupCardProps) => {
  const { owner, caller, category, durationMinutes, platform, members, slots, income, price, expiresAt } = order;
  return (
    <Box aria-label={`${title}: ${owner.username}`}>
      <Head>
        <h2>{title}</h2>
        <Badge $tone="warn">
          {texts.answerIn} <Countdown until={expiresAt} />
        </Badge>
        <NearingDeadline until={expiresAt} label={texts.answerIn} />
        <IconButton label={texts.later} onClick={onLater}>
          <X aria-hidden />
        </IconButton>
      </Head>
      <Who>
        <PersonAvatar person={owner} size={44} />
        <div>
          <b title={owner.username}>{owner.username}</b>
          <CallerLine caller={caller} />
        </div>
      </Who>
      <What>
        <p>{texts.order(category.name, formatDuration(durationMinutes))}</p>
        <Badge>
          {platform}
          <Pause />
        </Badge>
        <Badge>
          {texts.places(members, slots)}
          <Pause />
        </Badge>
      </What>
      <Sum>
        <small>{texts.share}</small>
        <Money value={income} />
        <small>{shareOf(income, price)}</small>
      </Sum>
      {errorText !== undefined && <Problem role="alert">{errorText}</Problem>}
      <Buttons>{children}</Buttons>
      {more > 0 && <Link to={ordersPath}>{texts.more(more)}</Link>}
    </Box>
  );
};
