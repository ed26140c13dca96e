import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import type { Db } from '../db/open-database';
import { mail } from '../db/schema/outbox-and-deadlines';
import type { MailMessage } from '../outbox/put-outbox';

/** Puts what somebody would have been sent into the demo mailbox. */
export const keepLetter = async (db: Db, { to, subject, text }: MailMessage): Promise<void> => {
  await db.insert(mail).values({ recipient: to, subject, body: text, sentAt: new Date() });
};

/** Sends through SMTP when configured; otherwise keeps the letter for the demo mailbox. */
export const mailDelivery = (config: Config, db: Db): ((message: MailMessage) => Promise<void>) => {
  if (config.smtpUrl === null) {
    return (message) => keepLetter(db, message);
  }
  const transport = createTransport(config.smtpUrl);
  const from = `Напарник <no-reply@${new URL(config.publicUrl).hostname}>`;
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
};
