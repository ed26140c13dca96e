import { useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useServerNow } from '../time/use-server-now';
import { texts } from './texts';

/** Minutes before the end. */
const marks = [10, 5, 1] as const;

/** The last mark that has been passed; null before the first of them and after the end. */
const passedMark = (left: number): number | null =>
  left <= 0 ? null : (marks.findLast((mark) => left <= mark * 60_000) ?? null);

interface NearingDeadlineProps {
  /** ISO, by the server's clock. */
  readonly until: string;
  /** What ends then, as it stands beside the countdown: «на ответ». */
  readonly label: string;
}

/**
 * Tells screen readers that a countdown nears its end: its digits are silent, as they change every second. What has
 * passed before the countdown appeared is not told, it can be read.
 */
export const NearingDeadline = ({ until, label }: NearingDeadlineProps) => {
  const mark = passedMark(Date.parse(until) - useServerNow());
  const [first, setFirst] = useState({ until, mark });
  if (first.until !== until) setFirst({ until, mark });
  const isNew = first.until === until && mark !== null && mark !== first.mark;
  return <VisuallyHidden role="status">{isNew && texts.nears(label, mark)}</VisuallyHidden>;
};
