import { days, hours, seconds } from '../time/durations';

/**
 * Limits of Web Push: devices of one person, characters of an endpoint and of a text, and how long a push may be
 * delivered late (ms): nobody should be called to yesterday's game.
 */
export const pushTerms = { devices: 10, endpoint: 1000, text: 400, freshFor: hours(12) } as const;

/**
 * A browser calls a mate to orders as a messenger does for `answeredFor` after it has shown a push and said so; when it
 * has been silent for `checkedAfter`, it is sent one that only checks. Both in ms.
 */
export const answeringBrowser = { answeredFor: days(7), checkedAfter: days(5) } as const;

/** When a browser has to be sent a check, or its answer lapses, next; epoch ms, null: never. */
export const nextBrowserCheck = (answeredAt: number | null, now: number): number | null => {
  if (answeredAt === null) return null;
  const { answeredFor, checkedAfter } = answeringBrowser;
  return [answeredAt + checkedAfter, answeredAt + answeredFor].find((at) => at > now) ?? null;
};

/**
 * Whether a browser is sent a check now: once when it has never answered, and once after each silence. Moments in epoch
 * ms; `checkedAt`: when the last check was sent.
 */
export const isCheckDue = (
  { answeredAt, checkedAt }: { readonly answeredAt: number | null; readonly checkedAt: number | null },
  now: number,
): boolean => {
  const dueAt = answeredAt === null ? now : answeredAt + answeringBrowser.checkedAfter;
  return dueAt <= now && (checkedAt === null || (answeredAt !== null && checkedAt < dueAt));
};

/** Whether a browser counts as something that calls a mate. Epoch ms. */
export const isAnswering = (answeredAt: number | null, now: number): boolean =>
  answeredAt !== null && now < answeredAt + answeringBrowser.answeredFor;

/** How long a chat message may stay unread before it is pushed, in milliseconds. */
export const chatPushTerms = { delay: seconds(15) } as const;
