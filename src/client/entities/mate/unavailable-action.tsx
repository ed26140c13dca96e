import { FreeNoticeButton, type FreeNoticeProps } from './free-notice-button';
import { CalendarClock } from '../../kit/icons/calendar-clock';
import styled from 'styled-components';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { defineTexts } from '../../kit/texts/define-texts';
import { theme } from '../../kit/theme/theme';
import { bookPath } from '../booking/booking-paths';
import { busyText } from './busy-text';

const texts = defineTexts({ ru: { book: 'Записаться', name: (name: string) => `Записаться: ${name}` } });

const Later = styled.div`
  display: grid;
  gap: 4px;
  justify-items: end;
  small {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

interface BookLinkProps {
  readonly mate: Pick<MateCard, 'id' | 'name' | 'busy'>;
  readonly gameId: string;
}

/** Shown instead of «Позвать» for a mate who cannot play now but can be booked: a link to the booking sheet. */
const BookLink = ({ mate: { id, name, busy }, gameId }: BookLinkProps) => (
  <Later>
    {busy !== undefined && <small>{busyText(busy)}</small>}
    <ButtonLink variant="primary" size="sm" to={bookPath(gameId, id)} aria-label={texts.name(name)}>
      <CalendarClock aria-hidden />
      {texts.book}
    </ButtonLink>
  </Later>
);

export interface UnavailableActionProps extends FreeNoticeProps {
  /** The game in which they can be booked. */
  readonly bookIn?: string | false | undefined;
}

/** Shown instead of «Позвать» for a mate who cannot play now: book a later time, or be notified when they are free. */
export const UnavailableAction = ({ bookIn, ...props }: UnavailableActionProps) =>
  bookIn ? <BookLink mate={props.mate} gameId={bookIn} /> : <FreeNoticeButton {...props} />;
