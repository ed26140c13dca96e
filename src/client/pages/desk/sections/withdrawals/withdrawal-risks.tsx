import { Clock } from '#client/kit/icons/clock.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { WithdrawalRisk } from '#domain/money/withdrawal.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import type { Withdrawal } from './withdrawal';
import { texts } from './texts';

const Risk = styled.p`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border-radius: 12px;
  background: ${theme.color.warnSoft};
  font-size: 13px;
  svg {
    flex-shrink: 0;
    color: ${theme.color.warn};
  }
`;

/** The fact behind a risk, if there is one. */
const factOf = (risk: WithdrawalRisk, { methodSince, money }: Withdrawal): ReactNode => {
  if (risk === 'NEW_REQUISITES' && methodSince !== null)
    return (
      <>
        {texts.firstSeen} <DateText value={methodSince} />.
      </>
    );
  if (risk === 'UNUSUAL_SUM' && money.averageWithdrawal !== null)
    return `${texts.usual(formatMoney(money.averageWithdrawal))}.`;
  return null;
};

/** Why this request needs a second look, and until when nobody may confirm it. */
export const WithdrawalRisks = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => (
  <>
    {withdrawal.risks.map((risk) => (
      <Risk key={risk}>
        <TriangleAlert aria-hidden />
        <span>
          <strong>{texts.risks[risk]}.</strong> {texts.riskTold[risk]}. {factOf(risk, withdrawal)}
        </span>
      </Risk>
    ))}
    {withdrawal.heldUntil !== null && (
      <Risk>
        <Clock aria-hidden />
        <span>
          <strong>
            {texts.heldUntil} <DateText value={withdrawal.heldUntil} />.
          </strong>{' '}
          {texts.held}.
        </span>
      </Risk>
    )}
  </>
);
