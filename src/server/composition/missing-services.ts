import { domainToASCII } from 'node:url';
import type { Config } from '../platform/config/config';

const isNothing = (services: object): boolean => Object.values(services).every((service) => service === null);

/**
 * What people cannot do because no outside service is set up for it: lines for the operator's log. Empty in demo mode,
 * which has stand-ins.
 */
export const missingServices = ({ demo, smtpUrl, notifiers, push, payments, receipts }: Config): readonly string[] => {
  if (demo) return [];
  return [
    ...(smtpUrl === null ? ['SMTP_URL is not set: letters stay in the database and are sent to nobody'] : []),
    // A mate is ready for orders only with something that calls them (domain rules).
    ...(isNothing(notifiers) && push === null
      ? [
          'TELEGRAM_BOT_TOKEN, MAX_BOT_TOKEN, VK_GROUP_TOKEN, DISCORD and PUSH_PRIVATE_KEY are not set: without a messenger or browser notifications no mate can take orders',
        ]
      : []),
    ...(isNothing(payments) ? ['no payment provider is set up: nobody can make a deposit'] : []),
    ...(receipts.atol === null && receipts.provider === null
      ? ['ATOL_LOGIN and RECEIPTS_BY are not set: receipts are written down and issued by no register']
      : []),
  ];
};

const home = /(?:^|\.)(?:ru|su|xn--p1ai|moscow|local|internal|lan)$|^[^.:]+$|^(?:\d+\.){3}\d+$|^\[/;

/** Whether nothing in the host's name says that it stands in Russia or in the owner's own network. */
const maybeAbroad = (address: string | null): string | null => {
  const host =
    address !== null && URL.canParse(address) ? domainToASCII(decodeURIComponent(new URL(address).hostname)) : '';
  return host === '' || home.test(host) ? null : host;
};

/**
 * One line for the operator's log about servers that get personal data and may stand abroad, by their names alone;
 * null: none. Empty in demo mode, whose people do not exist.
 */
export const storageAbroad = ({ demo, databaseUrl, storage, smtpUrl, reporting }: Config): string | null => {
  if (demo) return null;
  const servers = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: storage?.endpoint ?? null,
    SMTP_URL: smtpUrl,
    SENTRY_DSN: reporting?.dsn ?? null,
  };
  const named = Object.entries(servers).flatMap(([name, address]) => {
    const host = maybeAbroad(address);
    return host === null ? [] : [`${name} (${host})`];
  });
  return named.length === 0
    ? null
    : `${named.join(', ')}: make sure that these servers stand in Russia, where personal data of its citizens has to be stored (docs/law.md)`;
};
