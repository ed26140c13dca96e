import { useState } from 'react';
import styled from 'styled-components';
import { type PersonSquad, personSquadSections } from '#contract/desk/people/person-squads.ts';
import { formatDuration, squadNumber } from '#domain/text/format.ts';
import { useDeskUserSquadsInfiniteQuery } from '#client/entities/desk/user-tabs-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Avatar } from '#client/entities/person/avatar.tsx';
import { Chip } from '#client/kit/display/chip.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { monthPeriod } from '#client/kit/time/months.ts';
import { useMay } from '../../kit/use-may';
import { plainTable } from '../../kit/plain-table';
import { MonthChip } from './month-chip';
import type { Person } from './person';
import { Lines } from './person-lines';
import { SquadState } from './squad-state';
import { texts } from './squads-texts';
import { deskPage } from '#contract/routes/desk-pages.ts';
import { squadPath } from '#contract/routes/game-pages.ts';

const Frame = styled.div`
  container-type: inline-size;
  table {
    ${plainTable}
  }
  td {
    ${tabular}
    height: 56px;
    padding: 4px 12px 4px 0;
    border-top: 1px solid ${theme.color.line};
    line-height: 1.35;
  }
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 12px;
  }
  [data-end] {
    text-align: right;
    white-space: nowrap;
  }
  @container (max-width: 639px) {
    [data-wide] {
      display: none;
    }
  }
`;

/** The other players: an avatar for each, a name for the first. */
const Company = ({ squad, id }: { readonly squad: PersonSquad; readonly id: string }) => {
  const others = squad.members.filter(({ user }) => user.id !== id).map(({ user }) => user);
  const [first] = others;
  if (first === undefined) return <small>{texts.alone}</small>;
  return (
    <Row $gap={8} $wrap="nowrap">
      <Avatar userId={first.id} username={first.username} avatarUrl={first.avatarUrl} size={24} />
      <span>{others.length === 1 ? first.username : texts.more(first.username, others.length - 1)}</span>
    </Row>
  );
};

const Squad = ({ squad, person: { id, mate } }: { readonly squad: PersonSquad; readonly person: Person }) => {
  const may = useMay();
  const { price, income } = squad;
  return (
    <tr>
      <td>
        <TextLink
          to={
            may('MANAGE_SQUADS') ? deskPage('squads', squad.id) : squadPath({ gameId: squad.gameId, squadId: squad.id })
          }
        >
          {squadNumber(squad.id)}
        </TextLink>
        <small>
          <DateText value={squad.createdAt} />, {squad.category.name}, {formatDuration(squad.durationMinutes)}
        </small>
      </td>
      <td data-wide>
        <Company squad={squad} id={id} />
      </td>
      <td data-end>{price === null ? '—' : formatMoney(price)}</td>
      {mate !== null && (
        <td data-end data-wide>
          {income === null ? '—' : <strong>{formatMoney(income)}</strong>}
        </td>
      )}
      <td>
        <SquadState squad={squad} />
      </td>
    </tr>
  );
};

/** Squads of a person: status, whose money is in it, upcoming ones. */
export const PersonSquads = ({ person }: { readonly person: Person }) => {
  const { id, counts, mate } = person;
  const [section, setSection] = useState<(typeof personSquadSections)[number]>('all');
  const [month, setMonth] = useState<string | null>(null);
  const numbers = {
    all: counts.squads,
    active: counts.activeSquads,
    unsettled: counts.unsettledSquads,
    disputed: counts.disputes,
    disbanded: counts.disbandedSquads,
  };
  const shown = personSquadSections.filter((one) => numbers[one] > 0 || one === section);
  return (
    <Stack>
      {counts.squads > 0 && (
        <Row $gap={8} role="group" aria-label={texts.sectionsLabel}>
          {shown.length > 1 &&
            shown.map((one) => (
              <Chip key={one} selected={one === section} onClick={() => setSection(one)}>
                {texts.sections[one]} {numbers[one]}
              </Chip>
            ))}
          <MonthChip since={person.createdAt} month={month} onChoose={setMonth} />
        </Row>
      )}
      <Lines
        answer={useDeskUserSquadsInfiniteQuery({ id, section, ...(month === null ? {} : monthPeriod(month)) })}
        empty={section === 'all' && month === null ? texts.none : texts.noneHere}
        {...(month === null ? { total: numbers[section] } : {})}
        line={(squad) => <Squad key={squad.id} squad={squad} person={person} />}
        list={(rows) => (
          <Frame>
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.columns.squad}</th>
                  <th scope="col" data-wide>
                    {texts.columns.people}
                  </th>
                  <th scope="col" data-end>
                    {texts.columns.price}
                  </th>
                  {mate !== null && (
                    <th scope="col" data-end data-wide>
                      {texts.columns.income}
                    </th>
                  )}
                  <th scope="col">{texts.columns.state}</th>
                </tr>
              </thead>
              <tbody>{rows}</tbody>
            </table>
          </Frame>
        )}
      />
    </Stack>
  );
};
