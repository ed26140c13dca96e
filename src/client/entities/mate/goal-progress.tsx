import { PartyPopper } from '../../kit/icons/party-popper';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { defineTexts } from '../../kit/texts/define-texts';
import { formatMoney } from '../money/money';
import { Meter } from '../../kit/display/progress-bar';
import { tabular, theme } from '../../kit/theme/theme';

const goalTexts = defineTexts({
  ru: {
    progress: (title: string) => `Собрано на цель «${title}»`,
    collected: (collected: string, amount: string) => `${collected} из ${amount}`,
    achieved: (collected: string) => `Собрано ${collected}. Цель достигнута`,
  },
});

interface GoalProgressProps {
  readonly goal: {
    readonly title: string;
    readonly amount: number;
    readonly collected: number;
    readonly status: 'ACTIVE' | 'ACHIEVED' | 'DELETED';
  };
  /** Actions on the goal. */
  readonly children?: ReactNode;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 16px;
`;

const Title = styled.b`
  color: ${theme.color.text1};
  font-size: 15px;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    color: ${theme.color.ok};
  }
`;

const Bar = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  color: ${theme.color.text2};
  font-size: 13px;
  ${tabular}
`;

/** A mate's savings goal and its progress. */
export const GoalProgress = ({ goal: { title, amount, collected, status }, children }: GoalProgressProps) => (
  <Line>
    <Bar>
      <Title>
        {status === 'ACHIEVED' && <PartyPopper aria-hidden />}
        {title}
      </Title>
      <Meter value={collected} max={amount} label={goalTexts.progress(title)} />
      <span>
        {status === 'ACHIEVED'
          ? goalTexts.achieved(formatMoney(collected))
          : goalTexts.collected(formatMoney(collected), formatMoney(amount))}
      </span>
    </Bar>
    <div>{children}</div>
  </Line>
);
