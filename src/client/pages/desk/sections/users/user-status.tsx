import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { formatDate } from '#client/kit/display/dates.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { texts } from './texts';

type Status = keyof typeof texts.statuses;

const tones: Readonly<Record<Status, BadgeTone>> = { ACTIVE: 'ok', BLOCKED: 'danger', DELETED: 'neutral' };

/** `until` of a block: null means forever. */
export const UserStatus = ({ status, until }: { readonly status: Status; readonly until: string | null }) => (
  <Badge $tone={tones[status]}>
    {texts.statuses[status]}
    {status === 'BLOCKED' &&
      ` ${until === null ? texts.forever : texts.until(formatDate(Date.parse(until), serverNow()))}`}
  </Badge>
);
