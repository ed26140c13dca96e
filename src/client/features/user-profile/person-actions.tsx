import { CalendarClock } from '../../kit/icons/calendar-clock';
import { MessageCircle } from '../../kit/icons/message-circle';
import { Pencil } from '../../kit/icons/pencil';
import type { PublicUser } from '#contract/people/users.ts';
import type { Me } from '#contract/schemas/me.ts';
import { ButtonLink } from '../../kit/controls/button-link';
import { CopyLink } from '../../kit/display/copy-link';
import { Row } from '../../kit/layout/stack';
import { bookPath } from '../../entities/booking/booking-paths';
import { chatWithPath, publicPath } from '../../entities/person/paths';
import { loginPath } from '../../entities/session/return-path';
import { ReportPerson } from '../../entities/person/report-person';
import { texts } from './texts';
import { profilePath } from '#contract/routes/game-pages.ts';

interface PersonActionsProps {
  readonly user: PublicUser;
  readonly me: Me | null;
  readonly gameId: string;
  /** Links to the full page: for the dialog. */
  readonly withPage?: boolean;
  /** Called when a link is followed: closes the dialog. */
  readonly onLeave?: () => void;
}

/** Actions with a person: open the page, message, share. */
export const PersonActions = ({ user, me, gameId, withPage = false, onLeave }: PersonActionsProps) => {
  const page = publicPath(user, gameId);
  const chat = chatWithPath(page, user.id);
  const isOwn = me?.id === user.id;
  return (
    <Row $gap={8}>
      {user.mate !== null && (
        <ButtonLink to={page} variant="primary" size="sm" onClick={onLeave}>
          {texts.matePage}
        </ButtonLink>
      )}
      {user.mate?.bookable !== undefined && !isOwn && !me?.mateAccess && (
        <ButtonLink to={bookPath(user.mate.gameId, user.id)} size="sm" onClick={onLeave}>
          <CalendarClock aria-hidden />
          {texts.book}
        </ButtonLink>
      )}
      {user.mate === null && withPage && (
        <ButtonLink to={page} size="sm" onClick={onLeave}>
          {texts.open}
        </ButtonLink>
      )}
      {isOwn ? (
        <ButtonLink to={profilePath({ gameId })} variant="soft" size="sm" onClick={onLeave}>
          <Pencil aria-hidden />
          {texts.edit}
        </ButtonLink>
      ) : (
        <ButtonLink to={me === null ? loginPath(chat) : chat} variant="soft" size="sm" onClick={onLeave}>
          <MessageCircle aria-hidden />
          {texts.write}
        </ButtonLink>
      )}
      <CopyLink path={page} variant="ghost" />
      {!isOwn && <ReportPerson person={user} signedIn={me !== null} />}
    </Row>
  );
};
