import { useEffect } from 'react';
import { useReadAllNotificationsMutation, useUnreadNotificationsQuery } from './notifications-api';

/** What a person watches happen needs no bell: notifications that lead to the page in sight are read. */
export const useReadSeen = (link: string): void => {
  const unread = useUnreadNotificationsQuery().data?.count ?? 0;
  const [readAll] = useReadAllNotificationsMutation();
  useEffect(() => {
    if (unread === 0) return;
    const read = () => {
      if (document.visibilityState === 'visible') void readAll({ query: { link } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, link, readAll]);
};
