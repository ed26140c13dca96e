import { BookLink } from './book-link';
import { FreeNoticeButton, type FreeNoticeProps } from './free-notice-button';

export interface UnavailableActionProps extends FreeNoticeProps {
  /** The game in which they can be booked. */
  readonly bookIn?: string | false | undefined;
}

/** Shown instead of «Позвать» for a mate who cannot play now: book a later time, or be notified when they are free. */
export const UnavailableAction = ({ bookIn, ...props }: UnavailableActionProps) =>
  bookIn ? <BookLink mate={props.mate} gameId={bookIn} /> : <FreeNoticeButton {...props} />;
