import styled from 'styled-components';
import { grades, type MateLevel } from '#domain/mates/grade.ts';
import { formatMoney } from '../../entities/money/money';
import { LevelBadge } from '../../entities/mate/mate-tags';
import { SectionTitle } from '../../kit/layout/page';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { below, tabular, theme } from '../../kit/theme/theme';
import { useHourlyRates } from '../../entities/squad/use-hourly-rates';
import { incomeOf } from './income-calculator';
import { offeredCategories, type PricedCategory } from './offered-categories';
import { texts } from './texts';

const Lead = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
`;

const Frame = styled.div.attrs({ className: 'card' })`
  margin-top: 20px;
  overflow-x: auto;
  padding: 4px 20px;
  ${below('md')} {
    padding: 4px 12px;
  }
  @media (max-width: 359.98px) {
    padding: 4px 6px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${tabular}
  th {
    padding: 12px 8px;
    color: ${theme.color.text2};
    font-size: 13px;
    font-weight: 500;
    text-align: right;
  }
  td {
    padding: 12px 8px;
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }
  tr[aria-current] {
    background: ${theme.color.violetSoft};
  }
  td:last-child {
    font-weight: 600;
  }
  ${below('md')} {
    font-size: 13px;
    th,
    td {
      padding-inline: 4px;
    }
    th:nth-child(3),
    td:nth-child(3) {
      display: none;
    }
  }
  @media (max-width: 359.98px) {
    font-size: 12px;
    th {
      font-size: 12px;
    }
    th,
    td {
      padding-inline: 2px;
    }
  }
`;

interface LevelsTableProps {
  /** Of the game; empty: no sums are known. */
  readonly categories: readonly PricedCategory[];
  readonly current: MateLevel | null;
}

/** All levels side by side: conditions, price of an hour in the game's cheapest category, the mate's income. */
export const LevelsTable = ({ categories, current }: LevelsTableProps) => {
  const rates = useHourlyRates();
  return (
    <section aria-labelledby="levels">
      <SectionTitle id="levels">{texts.levelsTitle}</SectionTitle>
      <Lead>{texts.levelsLead}</Lead>
      <Frame>
        <Table>
          <caption>
            <VisuallyHidden>{texts.levelsCaption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.level}</th>
              <th scope="col">{texts.columns.hours}</th>
              <th scope="col">{texts.columns.rate}</th>
              <th scope="col">{texts.columns.percent}</th>
              <th scope="col">{texts.columns.yours}</th>
            </tr>
          </thead>
          <tbody>
            {grades.map(({ level, percent, fromHours }) => {
              const [cheapest] = offeredCategories(categories, level)
                .map((category) => incomeOf({ level, category, hoursPerWeek: 1 }, rates))
                .sort((one, other) => one.price - other.price);
              return (
                <tr key={level} aria-current={level === current || undefined}>
                  <th scope="row">
                    <LevelBadge level={level} />
                  </th>
                  <td>{fromHours === null ? texts.appointed : texts.fromHours(fromHours)}</td>
                  <td>{cheapest === undefined ? '—' : formatMoney(cheapest.price)}</td>
                  <td>{percent} %</td>
                  <td>{cheapest === undefined ? '—' : formatMoney(cheapest.perHour)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Frame>
    </section>
  );
};
