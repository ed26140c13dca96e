import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { squadPath } from '#contract/routes/game-pages.ts';
import type { Me } from '#contract/schemas/me.ts';
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

/**
 * Tells screen readers what others see at the badges: a message in a chat that is not open, a notification. An open chat
 * and the page of the person's own squad tell their news themselves.
 */
export const UnreadNews = ({ me }: { readonly me: Me }) => {
  const isRead = useSelector(isChatRead);
  const unread = useSelector(selectUnreadTotal);
  const messages = useRaised(isRead ? unread : null);
  const events = useRaised(useUnreadNotificationsQuery().data?.count ?? null);
  const { pathname } = useLocation();
  const isOwnSquad = me.squadMember !== null && pathname === squadPath(me.squadMember);
  return (
    <>
      <VisuallyHidden role="status">{messages !== null && menuTexts.newMessage(messages)}</VisuallyHidden>
      <VisuallyHidden role="status">{events !== null && !isOwnSquad && menuTexts.newEvent(events)}</VisuallyHidden>
    </>
  );
};
