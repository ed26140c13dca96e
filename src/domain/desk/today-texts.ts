import { plural } from '../text/format';
import { dayText, weekdayText } from '../text/format-moment';
import type { WallTime } from '../text/wall-time';

interface WaitingIn {
  readonly waiting: number;
  readonly urgent: number;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «Четверг, 26 ноября» */
export const todayText = (now: WallTime): string => capital(`${weekdayText(now)}, ${dayText(now)}`);

/** The head of the desk's first section: in the server's HTML and in the page's script. */
export const todayTexts = {
  title: 'Сегодня',
  /** The day and the state of all queues in one line. */
  lead: (now: WallTime, queues: readonly WaitingIn[]): string => {
    const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
    const urgent = queues.reduce((sum, queue) => sum + queue.urgent, 0);
    return [
      todayText(now),
      waiting === 0 ? 'очереди пусты' : `${waiting} ${plural(waiting, 'решение', 'решения', 'решений')} в очередях`,
      ...(urgent === 0 ? [] : [`${urgent} ${plural(urgent, 'подходит', 'подходят', 'подходят')} к сроку`]),
    ].join(' · ');
  },
} as const;
