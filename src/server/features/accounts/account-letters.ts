import { appealKinds } from '#domain/appeals/appeal-kinds.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { formatRubles, squadNumber } from '#domain/text/format.ts';
import type { MailMessage } from '../../platform/outbox/outbox-topics';
import type { Account } from '../users/public';
import { policyPath, knownPersonPath } from '#contract/routes/product-pages.ts';

interface LostBooking {
  /** The other side of the booking. */
  readonly who: string;
  readonly startsAt: Date;
  /** Kopecks returned to the reader; null when the money was not theirs. */
  readonly returned: number | null;
}

interface BlockFacts {
  /** Epoch ms; null: for good. */
  readonly until: number | null;
  readonly reason: string;
  readonly squad: { readonly squadId: number; readonly fate: 'PLAYS_ON' | 'LEFT' | 'DISBANDED' } | null;
  /** Closed with the account, the nearest first. */
  readonly bookings: readonly LostBooking[];
  /** The open withdrawal, kopecks. */
  readonly withdrawal: number | null;
  readonly publicUrl: string;
  /** The page on which the block can be appealed against. */
  readonly appealUrl: string;
}

const squadFates = {
  PLAYS_ON: (name: string) => `Сквад ${name} доиграет без изменений.`,
  LEFT: (name: string) => `Ты больше не в скваде ${name}, деньги вернулись по правилам выхода.`,
  DISBANDED: (name: string) => `Сквад ${name} распущен, деньги вернулись по правилам роспуска.`,
} as const;

/** How many bookings a letter lists by name; the rest are only counted. */
const namedBookings = 5;

const bookingLines = (bookings: readonly LostBooking[], timeZone: string): readonly string[] => [
  ...bookings
    .slice(0, namedBookings)
    .map(
      ({ who, startsAt, returned }) =>
        `Запись на ${formatDayAndTime(startsAt.getTime(), timeZone)} (${who}) отменена, ` +
        (returned === null ? 'деньги вернутся клиенту.' : `${formatRubles(returned)} вернутся на баланс.`),
    ),
  ...(bookings.length > namedBookings ? [`Отменены и остальные записи: ${bookings.length - namedBookings}.`] : []),
];

/**
 * A blocked person cannot sign in and read about the block, so the letter says why, until when, and what happens to
 * their squad, bookings and money.
 */
export const blockLetter = ({ email, timeZone }: Account, facts: BlockFacts): MailMessage => {
  const { until, reason, squad, bookings, withdrawal, publicUrl, appealUrl } = facts;
  const lines = [
    until === null
      ? 'Твой аккаунт заблокирован.'
      : `Твой аккаунт заблокирован до ${formatDayAndTime(until, timeZone)}.`,
    `Причина: ${reason}`,
    ...(squad ? [squadFates[squad.fate](squadNumber(squad.squadId))] : []),
    ...bookingLines(bookings, timeZone),
    ...(withdrawal === null ? [] : [`Вывод ${formatRubles(withdrawal)} подождёт конца блокировки.`]),
    `Не согласен — обжалуй за ${spanInWords(appealKinds.BLOCK.within)}, решит другой оператор: ${appealUrl}`,
    `Правила: ${publicUrl}${policyPath}`,
  ];
  return { to: email, subject: 'Аккаунт заблокирован', text: lines.join('\n') };
};

export const unblockLetter = ({ email }: Pick<Account, 'email'>, publicUrl: string): MailMessage => ({
  to: email,
  subject: 'Блокировка снята',
  text: `Твой аккаунт снова открыт: ${publicUrl}${knownPersonPath}`,
});

export const deleteLetter = ({ email }: Account, reason: string): MailMessage => ({
  to: email,
  subject: 'Аккаунт удалён',
  text: `Твой аккаунт удалён администратором.\nПричина: ${reason}\nЕсли это ошибка, ответь на это письмо.`,
});

/** Sent when a deleted account is restored; says whether the account is still blocked. */
export const restoreLetter = (
  { email }: Pick<Account, 'email'>,
  { blocked, publicUrl }: { readonly blocked: boolean; readonly publicUrl: string },
): MailMessage => ({
  to: email,
  subject: 'Аккаунт восстановлен',
  text: blocked
    ? 'Твой аккаунт восстановлен. Блокировка, которая была до удаления, ещё действует.'
    : `Твой аккаунт восстановлен: ${publicUrl}${knownPersonPath}`,
});
