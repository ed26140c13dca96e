import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { App } from '../app';
import { mail } from '../db/schema/outbox-and-deadlines';
import { type SendMail, Undeliverable } from '../outbox/job-runner';
import type { MailMessage } from '../outbox/outbox-topics';

/** Stores a letter in the demo mailbox instead of sending it, dated by the product's clock. */
export const storeLetter = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { to, subject, text }: MailMessage,
): Promise<void> => {
  await db.insert(mail).values({ recipient: to, subject, body: text, sentAt: new Date(clock.now()) });
};

/**
 * A server that is not there is known soon. One that thinks about a letter after its final dot, as filters do for a
 * minute and more, is waited for as long as SMTP asks (RFC 5321, 4.5.3.2.6): hung up on, it forgets the letter, and
 * would do so each time.
 */
const limits = { connectionTimeout: 15_000, greetingTimeout: 30_000, dnsTimeout: 15_000, socketTimeout: 600_000 };

/** A refusal of the recipient or of the letter itself with a code of 5xx; one of the sign-in is our own to mend. */
const isForGood = (problem: unknown): boolean => {
  const { code, responseCode } = Object(problem);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
};

/** The same for the same letter: a server or mailbox that has it already can tell. */
const messageIdOf = ({ to, subject, text }: MailMessage, key: string, host: string): string =>
  `<${createHash('sha256')
    .update(JSON.stringify([key, to, subject, text]))
    .digest('hex')
    .slice(0, 40)}@${host}>`;

/** Sends letters by SMTP if configured; otherwise stores them in the demo mailbox. */
export const mailDelivery = (app: Pick<App, 'config' | 'db' | 'clock'>): SendMail => {
  const { config } = app;
  if (config.smtpUrl === null) return (message) => storeLetter(app, message);
  const host = new URL(config.publicUrl).hostname;
  const transport = createTransport({ url: config.smtpUrl, ...limits });
  const from = `Напарник <no-reply@${host}>`;
  return async (message, key) => {
    const { to, subject, text } = message;
    try {
      await transport.sendMail({ from, to, subject, text, messageId: messageIdOf(message, key, host) });
    } catch (problem) {
      throw isForGood(problem) ? new Undeliverable('the mail server refuses the letter', { cause: problem }) : problem;
    }
  };
};
