import { inArray } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import { type BrowserMessage, readBrowsers, pushToBrowser } from './push-to-browser';

interface PersonMessage extends BrowserMessage {
  readonly userId: string;
}

/**
 * Pushes to all browsers of these people. A failure does not stop the others and is thrown at the end; on a retry
 * nobody sees a message twice, since tags are the same.
 */
export const pushToPeople = async (app: App, messages: readonly PersonMessage[]): Promise<void> => {
  const ids = messages.map(({ userId }) => userId);
  const browsers = await readBrowsers(app).where(inArray(pushSubscription.userId, ids));
  const results = await Promise.allSettled(
    browsers.flatMap((browser) =>
      messages.filter(({ userId }) => userId === browser.userId).map((message) => pushToBrowser(app, browser, message)),
    ),
  );
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};
