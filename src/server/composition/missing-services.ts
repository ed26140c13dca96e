import type { Config } from '../platform/config/config';

const isNothing = (services: object): boolean => Object.values(services).every((service) => service === null);

/**
 * What people cannot do because no outside service is set up for it: lines for the operator's log. Empty in demo mode,
 * which has stand-ins.
 */
export const missingServices = ({ demo, smtpUrl, notifiers, payments, receipts }: Config): readonly string[] => {
  if (demo) return [];
  return [
    ...(smtpUrl === null ? ['SMTP_URL is not set: letters stay in the database and are sent to nobody'] : []),
    // A mate is ready for orders only with a messenger (domain rules).
    ...(isNothing(notifiers)
      ? ['TELEGRAM_BOT_TOKEN, VK_GROUP_TOKEN and DISCORD are not set: without a messenger no mate can take orders']
      : []),
    ...(isNothing(payments) ? ['no payment provider is set up: nobody can make a deposit'] : []),
    ...(isNothing(receipts) ? ['ATOL_LOGIN is not set: receipts are written down and issued by no register'] : []),
  ];
};
