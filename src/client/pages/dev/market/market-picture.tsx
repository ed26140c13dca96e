import styled from 'styled-components';
import { squadStatusNames } from '#domain/desk/order-names.ts';
import { formatRubles, groupedNumber } from '#domain/text/format.ts';
import { allLaws } from '#domain/market/laws/all-laws.ts';
import { formatFullMoment } from '#client/kit/display/dates.ts';
import { Facts, StatList } from '#client/kit/display/facts.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { fitColumns, Grid, Stack } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { lawText } from './law-text';
import type { Shown } from './market-run';
import { texts } from './texts';

interface PictureProps {
  readonly shown: Shown;
}

const Numbers = ({ shown: { lives, presses, steps, perMinute, now, busy, all } }: PictureProps) => (
  <Card>
    <StatList
      items={[
        [texts.lives, groupedNumber(lives)],
        [texts.presses, groupedNumber(presses)],
        [texts.steps, groupedNumber(steps)],
        [texts.speed, groupedNumber(perMinute)],
        [texts.clock, formatFullMoment(now)],
        [texts.people, `${all.CLIENT} + ${all.MATE}`],
        [texts.busy, `${busy.CLIENT} + ${busy.MATE}`],
      ]}
    />
  </Card>
);

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-top: 12px;
  font-size: 14px;
`;

const Quiet = styled.p`
  margin-top: 12px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

const Squads = ({ shown: { open } }: PictureProps) => (
  <Card>
    <CardTitle>{texts.open}</CardTitle>
    {open.length === 0 ? (
      <Quiet>{texts.nobody}</Quiet>
    ) : (
      <List>
        {open.map(({ id, status, members, held, disputed, paused }) => (
          <li key={id}>
            <Facts
              facts={[
                texts.squad(id),
                squadStatusNames[status],
                texts.members(members),
                ...(held > 0 ? [texts.held(formatRubles(held))] : []),
                ...(disputed ? [texts.dispute] : []),
                ...(paused ? [texts.pausedGame] : []),
              ]}
            />
          </li>
        ))}
      </List>
    )}
  </Card>
);

const Sum = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  &:last-child {
    padding-top: 8px;
    border-top: 1px solid ${theme.color.line};
  }
  span {
    ${tabular}
  }
`;

const Money = ({ shown: { money } }: PictureProps) => (
  <Card>
    <CardTitle>{texts.money}</CardTitle>
    <List>
      {Object.entries(texts.accounts).map(([account, name]) => (
        <Sum key={account}>
          {name} <span>{formatRubles(money.get(account) ?? 0)}</span>
        </Sum>
      ))}
      <Sum>
        {texts.sum} <span>{formatRubles([...money.values()].reduce((sum, amount) => sum + amount, 0))}</span>
      </Sum>
    </List>
  </Card>
);

const Law = styled.li<{ $broken: boolean }>`
  color: ${({ $broken }) => ($broken ? theme.color.danger : theme.color.text1)};
  small {
    color: ${({ $broken }) => ($broken ? theme.color.danger : theme.color.ok)};
  }
`;

const Laws = ({ shown: { broken } }: PictureProps) => (
  <Card>
    <CardTitle>{texts.lawsTitle}</CardTitle>
    <List>
      {allLaws.map(({ name }) => (
        <Law key={name} $broken={broken?.law === name}>
          {lawText(name)} <small>{broken?.law === name ? texts.broken : texts.holds}</small>
        </Law>
      ))}
    </List>
  </Card>
);

/** A market at a moment: numbers, open squads, money, laws. */
export const MarketPicture = ({ shown }: PictureProps) => (
  <Stack>
    <Numbers shown={shown} />
    <Grid $columns={fitColumns(340)} $align="start">
      <Squads shown={shown} />
      <Money shown={shown} />
      <Laws shown={shown} />
    </Grid>
  </Stack>
);
