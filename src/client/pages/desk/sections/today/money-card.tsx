import { groupedNumber } from '#domain/text/format.ts';
import { RefreshCw } from '#client/kit/icons/refresh-cw.tsx';
import { ShieldAlert } from '#client/kit/icons/shield-alert.tsx';
import { ShieldCheck } from '#client/kit/icons/shield-check.tsx';
import styled from 'styled-components';
import { useLazyMoneyNowQuery, useMoneyNowQuery } from '#client/entities/desk/today-api.ts';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { formatDate, formatTime } from '#client/kit/display/dates.ts';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { TodayCard } from './today-card';
import { deskPolling } from '../../kit/desk-polling';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Money = CallResponse<'GET /v1/admin/today/money'>;

const Sum = styled.p`
  font: 600 28px/1.2 ${theme.font.title};
  letter-spacing: -0.02em;
  small {
    display: block;
    margin-top: 4px;
    color: ${theme.color.text3};
    font: 400 13px/1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  border-radius: 4px;
  overflow: hidden;
`;

const Line = styled.div<{ $colour: string }>`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: baseline;
  padding: 8px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  &::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $colour }) => $colour};
    content: '';
  }
  dt small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
  dd {
    ${tabular}
    font-weight: 500;
  }
`;

const Check = styled.div<{ $sound: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 10px 14px;
  border-radius: 12px;
  background: ${({ $sound }) => ($sound ? theme.color.okSoft : theme.color.dangerSoft)};
  color: ${({ $sound }) => ($sound ? theme.color.ok : theme.color.danger)};
  font-size: 13px;
  small {
    display: block;
    color: ${theme.color.text2};
  }
`;

const signed = (sum: number): string => (sum > 0 ? `+${formatMoney(sum)}` : formatMoney(sum));

const linesOf = (money: Money) => [
  { label: texts.balances, hint: texts.people(money.people), value: money.balances, colour: theme.color.violet },
  {
    label: texts.service,
    hint: money.serviceToday === 0 ? undefined : texts.today(signed(money.serviceToday)),
    value: money.service,
    colour: theme.color.ok,
  },
  {
    label: texts.squads,
    hint:
      money.inGame + money.unsettled === 0
        ? undefined
        : texts.held(formatMoney(money.inGame), formatMoney(money.unsettled)),
    value: money.squads,
    colour: theme.color.info,
  },
  {
    label: texts.withdrawals,
    hint: texts.withdrawalCount(money.withdrawalCount),
    value: money.withdrawals,
    colour: theme.color.warn,
  },
  {
    label: texts.bonus,
    hint:
      money.burning === null
        ? undefined
        : texts.burning(formatDate(Date.parse(money.burning.at), serverNow()), formatMoney(money.burning.amount)),
    value: money.bonus,
    colour: theme.color.danger,
  },
  {
    label: texts.reserves,
    hint: money.reserveCount === 0 ? undefined : texts.reserveCount(money.reserveCount),
    value: money.reserves,
    colour: theme.color.text3,
  },
  { label: texts.courses, value: money.courses, colour: theme.color.violetText },
  { label: texts.bookings, value: money.bookings, colour: theme.color.text2 },
];

const isSound = ({ sum, accountsOff }: Money['ledger']): boolean => sum === 0 && accountsOff === 0;

const LedgerCheck = ({
  ledger,
  onCheck,
  busy,
}: {
  readonly ledger: Money['ledger'];
  readonly onCheck: () => void;
  readonly busy: boolean;
}) => {
  const sound = isSound(ledger);
  const Sign = sound ? ShieldCheck : ShieldAlert;
  return (
    <Check $sound={sound} role={sound ? 'status' : 'alert'}>
      <Sign aria-hidden />
      <span>
        {sound ? texts.sound : texts.unsound(formatMoney(ledger.off), ledger.accountsOff)}
        <small>{texts.checked(groupedNumber(ledger.operations), formatTime(Date.parse(ledger.checkedAt)))}</small>
        {!sound && <TextLink to={deskPage('ledger')}>{texts.openLedger}</TextLink>}
      </span>
      <IconButton label={texts.check} disabled={busy} onClick={onCheck}>
        <RefreshCw aria-hidden />
      </IconButton>
    </Check>
  );
};

/** Where all the money is, and whether the ledger adds up. */
export const MoneyCard = () => {
  const query = useMoneyNowQuery({ query: {} }, deskPolling);
  const { data } = query;
  // Scans every transfer, so it is only made on request; the server then tells its result to everybody.
  const [checkLedger, { isFetching: checking }] = useLazyMoneyNowQuery();
  const showRefusal = useRefusalToast();
  const lines = data === undefined ? [] : linesOf(data).filter(({ value }) => value !== 0);
  const whole = lines.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const check = async () => {
    const checked = await checkLedger({ query: { check: 'true' } });
    if (checked.isError) showRefusal(checked.error);
    else void query.refetch();
  };
  return (
    <TodayCard
      title={texts.money}
      hint={
        data &&
        (isSound(data.ledger) ? formatTime(Date.parse(data.countedAt)) : <Badge $tone="danger">{texts.mismatch}</Badge>)
      }
      query={query}
      height={360}
    >
      {({ ledger }) => (
        <>
          <Sum>
            {formatMoney(Math.round(lines.reduce((sum, { value }) => sum + value, 0) * 100) / 100)}
            <small>{texts.total}</small>
          </Sum>
          <Bar aria-hidden>
            {lines
              .filter(({ value }) => value > 0)
              .map(({ label, value, colour }) => (
                <span key={label} style={{ flexGrow: value / whole, background: colour }} />
              ))}
          </Bar>
          <dl>
            {lines.map(({ label, hint, value, colour }) => (
              <Line key={label} $colour={colour}>
                <dt>
                  {label}
                  {hint !== undefined && <small>{hint}</small>}
                </dt>
                <dd>{formatMoney(value)}</dd>
              </Line>
            ))}
          </dl>
          <LedgerCheck ledger={ledger} busy={checking} onCheck={() => void check()} />
        </>
      )}
    </TodayCard>
  );
};
