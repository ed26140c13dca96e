import { BookLink } from './book-link';
import { FreeNoticeButton, type FreeNoticeProps } from './free-notice-button';

export interface UnavailableActionProps extends FreeNoticeProps {
  /** They can be booked, in this game. */
  readonly bookIn?: string | false | undefined;
}

/** In place of «Позвать» for who cannot play now: book a later hour, or hear when they are free. */
export const UnavailableAction = ({ bookIn, ...props }: UnavailableActionProps) =>
  bookIn ? <BookLink mate={props.mate} gameId={bookIn} /> : <FreeNoticeButton {...props} />;
