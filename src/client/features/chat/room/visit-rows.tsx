import type { ChatVisit } from '../../../../contract/chat/chat-visit';
import { formatFullMoment } from '../../../ui/data/format-full-moment';
import { formatTime } from '../../../ui/data/format-time';
import { serverNow } from '../../../ui/time/server-now';
import { dayOf } from '../../../ui/data/day-of';
import { formatDay } from '../../../ui/data/format-day';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Day } from './message-look';

/** With its day, unless it is that of the message above. */
const VisitTime = ({ at, after }: { readonly at: string; readonly after: string | null }) => {
  const moment = Date.parse(at);
  return (
    <time dateTime={at} title={formatFullMoment(moment)}>
      {after !== null && dayOf(moment) === dayOf(Date.parse(after)) ? formatTime(moment) : texts.dayAndTime(formatDay(moment, serverNow()), formatTime(moment))}
    </time>
  );
};

interface VisitRowsProps {
  readonly visits: readonly ChatVisit[];
  /** ISO time of the message that they stand after; null for those before the first. */
  readonly after: string | null;
}

/** An administrator's coming and going, where and when it happened among the messages. */
export const VisitRows = ({ visits, after }: VisitRowsProps) => {
  const users = useChat((chat) => chat.users.entities);
  return visits.map(({ version, userId, came, at }) => {
    const name = users[userId]?.username ?? texts.unknown;
    return (
      <Day key={version}>
        {came ? texts.adminJoined(name) : texts.adminLeft(name)}
        {at !== null && <> · <VisitTime at={at} after={after} /></>}
      </Day>
    );
  });
};
