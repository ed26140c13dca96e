import { createTransport } from 'nodemailer';
import type { App } from '../app';
import { mail } from '../db/schema/outbox-and-deadlines';
import type { MailMessage } from '../outbox/outbox-topics';

/** Stores a letter in the demo mailbox instead of sending it, dated by the product's clock. */
export const storeLetter = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { to, subject, text }: MailMessage,
): Promise<void> => {
  await db.insert(mail).values({ recipient: to, subject, body: text, sentAt: new Date(clock.now()) });
};

/** Sends letters by SMTP if configured; otherwise stores them in the demo mailbox. */
export const mailDelivery = (app: Pick<App, 'config' | 'db' | 'clock'>): ((message: MailMessage) => Promise<void>) => {
  const { config } = app;
  if (config.smtpUrl === null) {
    return (message) => storeLetter(app, message);
  }
  const transport = createTransport(config.smtpUrl);
  const from = `Напарник <no-reply@${new URL(config.publicUrl).hostname}>`;
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
};
