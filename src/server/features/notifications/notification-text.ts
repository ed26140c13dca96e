import { squadNotices } from '#domain/squad/facts/squad-effect.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { type NotificationText, otherSquadNotices, type SquadFacts, squadText } from './squad-notification-texts';
import type { NotificationFacts } from './notification-facts';
import { otherTexts } from './other-notification-texts';

const noticeOf = new Map<string, Parameters<typeof squadText>[0]>(
  [...squadNotices, ...otherSquadNotices].map((notice) => [`SQUAD_${notice}`, notice]),
);

/** The text of a notification in Russian and in the reader's time zone (IANA), and the link that it opens. */
export const notificationText = <K extends NotificationKind>(
  kind: K,
  facts: NotificationFacts<K>,
  timeZone: string,
): NotificationText => {
  const notice = noticeOf.get(kind);
  if (notice !== undefined) return squadText(notice, facts as SquadFacts);
  const text: (facts: never, timeZone: string) => NotificationText = otherTexts[kind as keyof typeof otherTexts];
  return text(facts as never, timeZone);
};

/** A stored row: facts of its kind; old rows contain the finished text instead. */
interface StoredNotification {
  readonly kind: string;
  readonly facts: object | null;
  readonly title: string | null;
  readonly text: string | null;
}

/** The text of a stored notification for a reader in this time zone (IANA). */
export const storedTextOf = (
  { kind, facts, title, text }: StoredNotification,
  timeZone: string,
): Omit<NotificationText, 'link'> =>
  facts === null
    ? { title: title ?? '', text: text ?? '' }
    : notificationText(kind as NotificationKind, facts as NotificationFacts<NotificationKind>, timeZone);
