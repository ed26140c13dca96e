import { inArray } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { pushSubscription } from '../../../platform/db/schema/notifications';
import { type BrowserMessage, readBrowsers, pushToBrowser } from './push-to-browser';

interface PersonMessage extends BrowserMessage {
  readonly userId: string;
}

/**
 * Pushes to all browsers of these people. A failure does not stop the others and is thrown at the end; on a retry
 * nobody sees a message twice, since tags are the same.
 */
export const pushToPeople = async (app: App, said: readonly PersonMessage[]): Promise<void> => {
  const ids = said.map(({ userId }) => userId);
  const browsers = await readBrowsers(app).where(inArray(pushSubscription.userId, ids));
  const told = await Promise.allSettled(
    browsers.flatMap((browser) =>
      said.filter(({ userId }) => userId === browser.userId).map((words) => pushToBrowser(app, browser, words)),
    ),
  );
  const failed = told.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};
