import type { ChatVisit } from '../../../../contract/chat/chat-visit';
import { formatFullMoment, formatTime } from '../../../ui/data/format-date';
import { serverNow } from '../../../ui/time/server-now';
import { dayOf, formatDay } from '../format-day';
import { texts } from '../texts';
import { useChat } from '../use-chat';
import { Day } from './message-look';

const VisitTime = ({ at }: { readonly at: string }) => {
  const moment = Date.parse(at);
  const now = serverNow();
  return (
    <time dateTime={at} title={formatFullMoment(moment)}>
      {dayOf(moment) === dayOf(now) ? formatTime(moment) : texts.dayAndTime(formatDay(moment, now), formatTime(moment))}
    </time>
  );
};

/** An administrator's coming and going, where and when it happened among the messages. */
export const VisitRows = ({ visits }: { readonly visits: readonly ChatVisit[] }) => {
  const users = useChat((chat) => chat.users.entities);
  return visits.map(({ version, userId, came, at }) => {
    const name = users[userId]?.username ?? texts.unknown;
    return (
      <Day key={version}>
        {came ? texts.adminJoined(name) : texts.adminLeft(name)}
        {at !== null && <> · <VisitTime at={at} /></>}
      </Day>
    );
  });
};
