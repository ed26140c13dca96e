import { useState } from 'react';
import { VisuallyHidden } from '#client/kit/layout/visually-hidden.tsx';
import { texts } from '../texts';
import { useChat, useChatEntity, useChatLog } from '../use-chat';
import { Strip } from './connection-line';

interface MemberNewsProps {
  readonly chatId: string;
  readonly me: string;
}

/**
 * Who joined and left while the chat is open, shown until the next message; for an administrator, as long as they are
 * in the chat.
 */
export const MemberNews = ({ chatId, me }: MemberNewsProps) => {
  const chat = useChatEntity(chatId);
  const users = useChat((state) => state.users);
  const lastSeq = useChatLog(chatId)?.lastSeq ?? 0;
  const members = Object.entries(chat?.members ?? {}).filter(([id, { isActive }]) => isActive && id !== me);
  const here = members.map(([id]) => id).join(' ');
  const known = chat?.payload != null;
  const [seen, setSeen] = useState({ chatId, here, known });
  const [news, setNews] = useState<{ readonly text: string; readonly afterSeq: number } | null>(null);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  /** A line about an administrator is among the messages already: here it is only announced to screen readers. */
  const report = (id: string, came: boolean) => {
    const name = users[id]?.username ?? texts.unknown;
    if (chat?.members[id]?.role === 'ADMIN') setAnnouncement(came ? texts.adminJoined(name) : texts.adminLeft(name));
    else setNews({ text: came ? texts.joined(name) : texts.wentAway(name), afterSeq: lastSeq });
  };
  if (seen.chatId !== chatId || seen.here !== here || seen.known !== known) {
    setSeen({ chatId, here, known });
    if (seen.known && seen.chatId === chatId) {
      const [before, now] = [seen.here.split(' '), here.split(' ')];
      const came = now.find((id) => id !== '' && !before.includes(id));
      const went = before.find((id) => id !== '' && !now.includes(id));
      if (came !== undefined) report(came, true);
      else if (went !== undefined) report(went, false);
    }
  }
  const admin = chat?.payload?.kind === 'SUPPORT' ? undefined : members.find(([, { role }]) => role === 'ADMIN')?.[0];
  const standing = admin === undefined ? null : texts.adminHere(users[admin]?.username ?? texts.unknown);
  const text = news?.afterSeq === lastSeq ? news.text : standing;
  return (
    <div role="status">
      {announcement !== null && <VisuallyHidden>{announcement}</VisuallyHidden>}
      {text !== null && <Strip>{text}</Strip>}
    </div>
  );
};
