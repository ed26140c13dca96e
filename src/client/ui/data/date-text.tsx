import { serverNow } from '../time/server-now';
import { formatDate } from './format-date';
import { formatFullMoment } from './format-full-moment';

/** A moment of the wire in the shortest form that is clear; the full one on hover. */
export const DateText = ({ value, className }: { readonly value: string; readonly className?: string }) => {
  const moment = Date.parse(value);
  return (
    <time dateTime={value} title={formatFullMoment(moment)} className={className}>
      {formatDate(moment, serverNow())}
    </time>
  );
};
