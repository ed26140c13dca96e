import type { ChatVisit } from '../../../../contract/chat/chat-visit';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Day } from './message-look';

/** An administrator's coming and going, where it happened among the messages. */
export const VisitRows = ({ visits }: { readonly visits: readonly ChatVisit[] }) => {
  const users = useChat((chat) => chat.users.entities);
  return visits.map(({ version, userId, came }) => {
    const name = users[userId]?.username ?? texts.unknown;
    return <Day key={version}>{came ? texts.adminJoined(name) : texts.adminLeft(name)}</Day>;
  });
};
