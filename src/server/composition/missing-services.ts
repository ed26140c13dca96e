import type { Config } from '../platform/config/config';

const isNothing = (services: object): boolean => Object.values(services).every((service) => service === null);

/**
 * What people cannot do because no outside service is set up for it: lines for the operator's log. Empty in demo mode,
 * which has stand-ins.
 */
export const missingServices = ({ demo, smtpUrl, notifiers, payments }: Config): readonly string[] => {
  if (demo) return [];
  return [
    ...(smtpUrl === null ? ['SMTP_URL не задан: письма остаются в базе и никому не уходят'] : []),
    // A mate is ready for orders only with a messenger (domain rules).
    ...(isNothing(notifiers)
      ? ['TELEGRAM_BOT_TOKEN, VK_GROUP_TOKEN и DISCORD не заданы: без мессенджера напарники не включат приём заказов']
      : []),
    ...(isNothing(payments) ? ['Ни одна платёжная система не задана: пополнить баланс нечем'] : []),
  ];
};
