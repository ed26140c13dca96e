import { useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { texts } from '../texts';
import { useChat, useChatEntity, useChatLog } from '../use-chat';
import { Strip } from './strip';

interface MemberNewsProps {
  readonly chatId: string;
  readonly me: string;
}

/** Who has come and gone while the chat stands open, until something is said after it; an administrator for as long as he is in it. */
export const MemberNews = ({ chatId, me }: MemberNewsProps) => {
  const chat = useChatEntity(chatId);
  const users = useChat((state) => state.users.entities);
  const lastSeq = useChatLog(chatId)?.lastSeq ?? 0;
  const members = Object.entries(chat?.members ?? {}).filter(([id, { isActive }]) => isActive && id !== me);
  const here = members.map(([id]) => id).join(' ');
  const [seen, setSeen] = useState({ chatId, here, known: chat?.payload != null });
  const [news, setNews] = useState<{ readonly text: string; readonly afterSeq: number } | null>(null);
  const [heard, setHeard] = useState<string | null>(null);
  const wordOf = (id: string, came: boolean): string => {
    const name = users[id]?.username ?? texts.unknown;
    const isAdmin = chat?.members[id]?.role === 'ADMIN';
    if (came) return isAdmin ? texts.adminJoined(name) : texts.joined(name);
    return isAdmin ? texts.adminLeft(name) : texts.wentAway(name);
  };
  if (seen.chatId !== chatId || seen.here !== here || seen.known !== (chat?.payload != null)) {
    setSeen({ chatId, here, known: chat?.payload != null });
    if (seen.known && seen.chatId === chatId) {
      const [before, now] = [seen.here.split(' '), here.split(' ')];
      const came = now.find((id) => id !== '' && !before.includes(id));
      const went = before.find((id) => id !== '' && !now.includes(id));
      const id = came ?? went;
      // An administrator's stands among the messages: here it is only said.
      const word = id === undefined ? null : wordOf(id, came !== undefined);
      if (word !== null && chat?.members[id ?? '']?.role === 'ADMIN') setHeard(word);
      else if (word !== null) setNews({ text: word, afterSeq: lastSeq });
    }
  }
  const admin = chat?.payload?.kind === 'SUPPORT' ? undefined : members.find(([, { role }]) => role === 'ADMIN')?.[0];
  const standing = admin === undefined ? null : texts.adminHere(users[admin]?.username ?? texts.unknown);
  const text = news?.afterSeq === lastSeq ? news.text : standing;
  return (
    <div role="status">
      {heard !== null && <VisuallyHidden>{heard}</VisuallyHidden>}
      {text !== null && <Strip>{text}</Strip>}
    </div>
  );
};
