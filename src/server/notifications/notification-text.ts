import { squadNotices } from '../../domain/squad/squad-notice';
import type { NotificationKind } from '../../domain/notifications/notification-kind';
import type { NotificationFacts } from './notification-facts';
import { otherTexts } from './other-notification-texts';
import { otherSquadNotices, squadText } from './squad-notification-texts';
import type { NotificationText, SquadFacts } from './squad-notification-texts';

const noticeOf = new Map<string, Parameters<typeof squadText>[0]>([...squadNotices, ...otherSquadNotices].map((notice) => [`SQUAD_${notice}`, notice]));

/** What the person reads, in Russian, and where a press leads. */
export const notificationText = <K extends NotificationKind>(kind: K, facts: NotificationFacts<K>): NotificationText => {
  const notice = noticeOf.get(kind);
  if (notice !== undefined) return squadText(notice, facts as SquadFacts);
  const text: (facts: never) => NotificationText = otherTexts[kind as keyof typeof otherTexts];
  return text(facts as never);
};
