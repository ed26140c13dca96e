import { inArray } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { pushSubscription } from '../../../platform/db/schema/notifications';
import { type BrowserMessage, readBrowsers, pushToBrowser } from './push-to-browser';

interface PersonMessage extends BrowserMessage {
  readonly userId: string;
}

/**
 * Tells all browsers of these people. One that does not answer keeps none of the others from being told; its problem is
 * thrown afterwards, and told again nobody sees anything twice.
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
