import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectChat, selectUnreadTotal, type ChatRoot } from '../../entities/chat/store/selectors';
import { useUnreadNotificationsQuery } from '../../entities/notification/notifications-api';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { menuTexts } from './menu-texts';

/** The count while the last change has raised it, otherwise null. Null as a count: not known yet. */
const useRaised = (count: number | null): number | null => {
  const [seen, setSeen] = useState({ count, raised: false });
  if (seen.count !== count) setSeen({ count, raised: seen.count !== null && count !== null && count > seen.count });
  return seen.raised ? seen.count : null;
};

const isChatRead = (root: ChatRoot): boolean => selectChat(root).recent.status === 'ready';

/** It tells its news itself. */
const isSquadPage = (pathname: string): boolean => /\/squads\/\d+$/.test(pathname);

/** Tells screen readers what others see at the badges: a message in a chat that is not open, a notification. */
export const UnreadNews = () => {
  const isRead = useSelector(isChatRead);
  const unread = useSelector(selectUnreadTotal);
  const messages = useRaised(isRead ? unread : null);
  const events = useRaised(useUnreadNotificationsQuery().data?.count ?? null);
  const { pathname } = useLocation();
  return (
    <>
      <VisuallyHidden role="status">{messages !== null && menuTexts.newMessage(messages)}</VisuallyHidden>
      <VisuallyHidden role="status">
        {events !== null && !isSquadPage(pathname) && menuTexts.newEvent(events)}
      </VisuallyHidden>
    </>
  );
};
