import { knownPersonPath, supportPath } from '#contract/routes/product-pages.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';

/** Nobody else may add, remove or use up what proves a person without the person learning of it. */
export const mailAboutSecondStep = (
  tx: Tx,
  { config }: Pick<App, 'config'>,
  to: string,
  subject: string,
  text = `${subject}.`,
): Promise<void> =>
  putOutbox(tx, 'mail', {
    to,
    subject,
    text: `${text}\nЕсли это не ты, смени пароль и проверь входы на устройствах: ${config.publicUrl}${knownPersonPath}. Нужна помощь — напиши в поддержку: ${config.publicUrl}${supportPath}`,
  });
