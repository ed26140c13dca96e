import { deskToolsContract } from '#contract/desk/tools.ts';
import { todayTexts } from '#domain/desk/today-texts.ts';
import { wallClockIn } from '#domain/text/wall-time.ts';
import { escapeHtml } from '../escape-html';
import type { FirstScreen } from './first-screen';
import { titledScreen } from './text-screen';

/**
 * The head of «Сегодня», where the rendered page has it. `readQueues` gives the response about the queues; `now`: epoch
 * ms; the day is that of the operator's time zone (IANA).
 */
export const todayScreen = (readQueues: () => Promise<unknown>, now: number, timeZone: string): FirstScreen => {
  const { title, lead } = todayTexts;
  return {
    ...titledScreen({ title }),
    start: `<section class="first-desk"><h1 class="page-title">${title}</h1>`,
    main: async () => {
      const found = deskToolsContract['GET /v1/admin/queues'].response.safeParse(await readQueues());
      return found.success ? `<p>${escapeHtml(lead(wallClockIn(timeZone)(now), found.data.queues))}</p>` : '';
    },
  };
};
