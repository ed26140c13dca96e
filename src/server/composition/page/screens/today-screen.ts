import { deskToolsContract } from '#contract/desk/tools.ts';
import { todayTexts } from '#domain/desk/today-texts.ts';
import { wallClockIn } from '#domain/text/wall-time.ts';
import { escapeHtml } from '../escape-html';
import type { FirstScreen } from './first-screen';
import { titledScreen } from './text-screen';

/**
 * The head of «Сегодня», where the rendered page has it; null for somebody who has not been given the queues: the code
 * is asked for first. `now`: epoch ms; the day is that of the operator's time zone (IANA).
 */
export const todayScreen = (queues: unknown, now: number, timeZone: string): FirstScreen | null => {
  const found = deskToolsContract['GET /v1/admin/queues'].response.safeParse(queues);
  if (!found.success) return null;
  const { title, lead } = todayTexts;
  return {
    ...titledScreen({ title }),
    main: `<section class="first-desk"><h1>${title}</h1><p>${escapeHtml(lead(wallClockIn(timeZone)(now), found.data.queues))}</p></section>`,
  };
};
