import { sql } from 'drizzle-orm';
import { chatMessage } from '../../platform/db/schema/chat';
import { supportThread } from '../../platform/db/schema/referrals-and-support';

const shownLength = 140;

/** What every list of threads shows; joined with the chat's last message. */
export const threadColumns = {
  thread: supportThread,
  lastText: sql<string>`left(coalesce(${chatMessage.text}, ''), ${shownLength})`,
};

interface Row {
  readonly thread: typeof supportThread.$inferSelect;
  readonly lastText: string;
}

/** A thread as its person sees it. */
export const threadView = ({ thread, lastText }: Row) => ({
  chatId: thread.chatId,
  topic: thread.topic,
  squadId: thread.squadId,
  state: thread.state,
  lastText,
  changedAt: thread.changedAt.toISOString(),
});
