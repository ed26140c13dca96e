import { formatDayAndTime } from '../../../domain/text/format-moment';
import { formatRubles, squadNumber } from '../../../domain/text/format';
import type { MailMessage } from '../../platform/outbox/put-outbox';
import type { Account } from '../users/public';

interface BlockFacts {
  /** Epoch ms; null: for good. */
  readonly until: number | null;
  readonly reason: string;
  readonly squad: { readonly squadId: number; readonly fate: 'PLAYS_ON' | 'LEFT' | 'DISBANDED' } | null;
  /** The open withdrawal, kopecks. */
  readonly withdrawal: number | null;
  readonly publicUrl: string;
}

const squadFates = {
  PLAYS_ON: (name: string) => `Сквад ${name} доиграет без изменений.`,
  LEFT: (name: string) => `Ты больше не в скваде ${name}, деньги вернулись по правилам выхода.`,
  DISBANDED: (name: string) => `Сквад ${name} распущен, деньги вернулись по правилам роспуска.`,
} as const;

/** Whoever is blocked cannot come in and read of it: the letter says why, until when and what becomes of their things. */
export const blockLetter = ({ email, timeZone }: Account, facts: BlockFacts): MailMessage => {
  const { until, reason, squad, withdrawal, publicUrl } = facts;
  const lines = [
    until === null
      ? 'Твой аккаунт заблокирован.'
      : `Твой аккаунт заблокирован до ${formatDayAndTime(until, timeZone)}.`,
    `Причина: ${reason}`,
    ...(squad ? [squadFates[squad.fate](squadNumber(squad.squadId))] : []),
    ...(withdrawal === null ? [] : [`Вывод ${formatRubles(withdrawal)} подождёт конца блокировки.`]),
    `Если это ошибка, ответь на это письмо. Правила: ${publicUrl}/policy`,
  ];
  return { to: email, subject: 'Аккаунт заблокирован', text: lines.join('\n') };
};

export const unblockLetter = ({ email }: Pick<Account, 'email'>, publicUrl: string): MailMessage => ({
  to: email,
  subject: 'Блокировка снята',
  text: `Твой аккаунт снова открыт: ${publicUrl}/login`,
});

export const deleteLetter = ({ email }: Account, reason: string): MailMessage => ({
  to: email,
  subject: 'Аккаунт удалён',
  text: `Твой аккаунт удалён администратором.\nПричина: ${reason}\nЕсли это ошибка, ответь на это письмо.`,
});
