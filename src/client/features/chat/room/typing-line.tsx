import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Strip } from './strip';

/** Who is writing right now, in names. */
export const TypingLine = ({ chatId }: { readonly chatId: string }) => {
  const typing = useChat((chat) => chat.typing[chatId]);
  const users = useChat((chat) => chat.users.entities);
  const names = Object.entries(typing ?? {}).flatMap(([id, turn]) => (turn > 0 ? (users[id]?.username ?? texts.unknown) : []));
  return names.length === 0 ? null : <Strip>{texts.typing(names)}</Strip>;
};
