import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectChat, selectUnreadTotal, type ChatRoot } from '../../entities/chat/store/selectors';
import { useUnreadNotificationsQuery } from '../../entities/notification/notifications-api';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { menuTexts } from './menu-texts';

/** The count while the last change has raised it, otherwise null. Count null: not known yet. `of`: what is counted. */
const useRaised = (count: number | null, of: number): number | null => {
  const [seen, setSeen] = useState({ count, of, raised: false });
  if (seen.count !== count || seen.of !== of) {
    const raised = seen.of === of && seen.count !== null && count !== null && count > seen.count;
    setSeen({ count, of, raised });
  }
  return seen.raised ? seen.count : null;
};

const isChatRead = (root: ChatRoot): boolean => selectChat(root).recent.status === 'ready';

/** An older page of chats brings what was unread long before. */
const pagesRead = (root: ChatRoot): number => selectChat(root).recent.pages;

/** It tells its news itself. */
const isSquadPage = (pathname: string): boolean => /\/squads\/\d+$/.test(pathname);

/** Tells screen readers what others see at the badges: a message in a chat that is not open, a notification. */
export const UnreadNews = () => {
  const isRead = useSelector(isChatRead);
  const unread = useSelector(selectUnreadTotal);
  const messages = useRaised(isRead ? unread : null, useSelector(pagesRead));
  const events = useRaised(useUnreadNotificationsQuery().data?.count ?? null, 1);
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
