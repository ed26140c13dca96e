import styled from 'styled-components';
import { strikeTerms } from '#domain/mates/mate-terms.ts';
import { missedInvitationsText } from '#domain/text/missed-invitations.ts';
import { spanText } from '#domain/text/spans.ts';
import { spanInWords } from '#domain/text/spans-in-words.ts';
import type { PercentChangeReason } from '#domain/mates/grade.ts';
import { defineTexts } from '../../kit/texts/define-texts';
import { plural } from '#domain/text/format.ts';
import type { CallResponse } from '../../api/call';
import { formatDate } from '../../kit/display/dates';
import { strikeReason } from '#domain/mates/strike-reasons.ts';
import { OwnAppeal } from '../../entities/appeal/own-appeal';
import { theme } from '../../kit/theme/theme';
import { useServerNow } from '../../kit/time/use-server-now';

const reasons: Readonly<Record<PercentChangeReason, string>> = {
  ADMITTED: 'Начало',
  PROMOTED: 'Повышение',
  ADMINISTRATOR: 'Изменил администратор',
};

const consequences = [
  'предупреждение',
  `заказы выключаются на ${spanInWords(strikeTerms.ordersOff[1])}`,
  `заказы выключаются на ${spanInWords(strikeTerms.ordersOff[2])}`,
  'решает администратор',
];

export const texts = defineTexts({
  ru: {
    title: 'Уровень и процент',
    percent: (percent: number) => `${percent} % заказа`,
    next: (grade: string, percent: number) => `Дальше «${grade}», ${percent} %`,
    hours: (done: number, all: number) => `${done} из ${all} ${plural(all, 'часа', 'часов', 'часов')}`,
    hoursLabel: 'Сыгранные часы до следующего уровня',
    ratingOk: (rating: string) => `Оценка ${rating} подходит`,
    ratingLow: (rating: string, needed: string) => `Оценка ${rating}, нужна от ${needed}`,
    top: 'Выше только «Звезда»: туда зовут сами.',
    best: 'Это высший уровень.',
    history: 'История',
    reasons,
    strikes: (count: number) =>
      `${count} ${plural(count, 'предупреждение', 'предупреждения', 'предупреждений')} за ${spanText(strikeTerms.window)}`,
    strike: (reason: string, until: string) => `${strikeReason(reason)}, сгорит ${until}`,
    nextStrike: (count: number) => `Следующее: ${consequences[Math.min(count, consequences.length - 1)] ?? ''}.`,
    ordersOff: (until: string) => `Заказы выключены до ${until}. После этого включи приём сам.`,
    missedOff: 'Приём заказов выключился',
    missedWhy: (when: string) => `${missedInvitationsText}: ${when}. Вернёшься к компьютеру — включи приём снова.`,
    unreached: 'До тебя не дозваться',
    unreachedWhy: (when: string) =>
      `Быстрые каналы не принимают сообщений: ${when}. Пропущенные приглашения не считаются. Подключи канал заново и включи приём.`,
    loading: 'Загружаем уровень',
    failed: 'Не загрузилось, есть ли предупреждения и принимаются ли заказы',
  },
});

interface StrikesNoteProps {
  readonly standing: Pick<
    CallResponse<'GET /v1/mates/me/standing'>,
    'strikes' | 'ordersOffUntil' | 'missedOffAt' | 'unreachedAt'
  >;
}

const Note = styled.div`
  padding: 12px 14px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.warnSoft};
  font-size: 14px;
  b {
    color: ${theme.color.warn};
    font-weight: 600;
  }
  p,
  li {
    color: ${theme.color.text2};
  }
`;

/**
 * Why a mate's orders are off or soon may be: strikes and missed invitations that count now, until when, and how to
 * turn orders on again.
 */
export const StrikesNote = ({ standing: { strikes, ordersOffUntil, missedOffAt, unreachedAt } }: StrikesNoteProps) => {
  const now = useServerNow();
  const until = ordersOffUntil === null ? 0 : Date.parse(ordersOffUntil);
  const off = until > now;
  if (strikes.length === 0 && !off && missedOffAt === null && unreachedAt === null) return null;
  return (
    <Note role="note">
      {unreachedAt !== null && (
        <>
          <b>{texts.unreached}</b>
          <p>{texts.unreachedWhy(formatDate(Date.parse(unreachedAt), now))}</p>
        </>
      )}
      {missedOffAt !== null && (
        <>
          <b>{texts.missedOff}</b>
          <p>{texts.missedWhy(formatDate(Date.parse(missedOffAt), now))}</p>
        </>
      )}
      {strikes.length > 0 && <b>{texts.strikes(strikes.length)}</b>}
      <ul>
        {strikes.map(({ id, reason, expiresAt }) => (
          <li key={id}>
            {texts.strike(reason, formatDate(Date.parse(expiresAt), now))} <OwnAppeal kind="STRIKE" about={id} />
          </li>
        ))}
      </ul>
      {off && <p>{texts.ordersOff(formatDate(until, now))}</p>}
      {strikes.length > 0 && <p>{texts.nextStrike(strikes.length)}</p>}
    </Note>
  );
};
