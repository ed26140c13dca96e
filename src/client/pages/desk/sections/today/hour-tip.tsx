import styled from 'styled-components';
import { formatMoney } from '#client/entities/money/money.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import type { Hour } from './hours-chart';
import { texts } from './texts';

const width = 204;

const Tip = styled.dl`
  position: absolute;
  top: 0;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  width: ${width}px;
  padding: 10px 12px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 12px;
  background: ${theme.color.surface2};
  box-shadow: ${theme.shadow};
  font-size: 12px;
  pointer-events: none;
  dt {
    color: ${theme.color.text2};
  }
  dd {
    ${tabular}
    text-align: right;
  }
`;

const Hours = styled.dt`
  grid-column: 1 / -1;
  color: ${theme.color.text1} !important;
  font-weight: 600;
`;

const DisbandedCount = styled.dd`
  color: ${theme.color.danger};
`;

/** One hour of the chart, shown next to the pointer: to its left from noon on, so that it stays within the card. */
export const HourTip = ({
  hour: { hour, started, disbanded, turnover },
  before,
  left,
}: {
  readonly hour: Hour;
  readonly before: number;
  readonly left: number;
}) => (
  <Tip style={{ left: hour < 12 ? left + 16 : left - 16 - width }}>
    <Hours>
      {texts.hour(hour)} – {texts.hour(hour + 1)}
    </Hours>
    <dt>{texts.hourOrders}</dt>
    <dd>{started}</dd>
    <dt>{texts.hourGone}</dt>
    <DisbandedCount>{disbanded}</DisbandedCount>
    <dt>{texts.hourTurnover}</dt>
    <dd>{formatMoney(turnover)}</dd>
    <dt>{texts.hourBefore}</dt>
    <dd>{before}</dd>
  </Tip>
);
