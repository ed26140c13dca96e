import styled from 'styled-components';
import { formatMoney } from '#client/entities/money/money.tsx';
import { LegendMark } from '#client/kit/display/legend-mark.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { PanelTitle } from '../../kit/drawer/panel';
import type { Withdrawal } from './withdrawal';
import { texts } from './texts';

const Bar = styled.div`
  display: flex;
  gap: 3px;
  height: 6px;
  i {
    border-radius: 3px;
  }
`;

/** Income of the last thirty days, by kind. */
export const MonthEarnings = ({ month }: { readonly month: Withdrawal['money']['month'] }) => {
  const parts = [
    { name: texts.orders(month.squads), sum: month.orders, colour: theme.color.violet },
    { name: texts.month.tips, sum: month.tips, colour: theme.color.ok },
    { name: texts.month.articles, sum: month.articles, colour: theme.color.info },
    { name: texts.month.reserves, sum: month.reserves, colour: theme.color.warn },
  ].filter(({ sum }) => sum > 0);
  const all = Math.round(parts.reduce((total, { sum }) => total + sum, 0) * 100) / 100;
  if (parts.length === 0) return null;
  return (
    <Stack $gap={8}>
      <Row $justify="space-between">
        <PanelTitle>{texts.month.title}</PanelTitle>
        <strong>{formatMoney(all)}</strong>
      </Row>
      <Bar aria-hidden>
        {parts.map(({ name, sum, colour }) => (
          <i key={name} style={{ flex: sum, background: colour }} />
        ))}
      </Bar>
      <Row as="ul" $gap={12}>
        {parts.map(({ name, sum, colour }) => (
          <LegendMark key={name} $colour={colour}>
            {name} {formatMoney(sum)}
          </LegendMark>
        ))}
      </Row>
    </Stack>
  );
};
