import { useState } from 'react';
import styled from 'styled-components';
import { historyEntries } from './history-text';
import { texts } from './texts';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatDate, formatFullMoment, formatTime } from '#client/kit/display/dates.ts';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { useSquad } from '../page-state/squad-page-state';
import { PastButton } from '../past/past-button';
import { useSquadNews } from './use-squad-news';

const shownAtFirst = 8;

const Lines = styled.ol`
  margin-top: 12px;
  li {
    display: flex;
    align-items: baseline;
    gap: 10px;
    padding: 7px 0;
    color: ${theme.color.text2};
    font-size: 14px;
  }
  li::before {
    flex-shrink: 0;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${theme.color.text3};
    content: '';
  }
  li:first-child {
    color: ${theme.color.text1};
  }
  li:first-child::before {
    background: ${theme.color.accent};
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** For another day the hour is shown too: in a squad minutes matter. */
const momentOf = (value: string): string => {
  const at = Date.parse(value);
  const [day, time] = [formatDate(at, serverNow()), formatTime(at)];
  return day === time ? time : `${day}, ${time}`;
};

const Time = styled.time`
  ${tabular}
  flex-shrink: 0;
  color: ${theme.color.text3};
  font-size: 13px;
`;

export const HistoryCard = () => {
  const { view, squad, me } = useSquad();
  useSquadNews();
  const [all, setAll] = useState(false);
  const people = Object.fromEntries(view.members.map(({ id, user }) => [id, user]));
  const lines = historyEntries({ history: view.history, people });
  const shown = all ? lines : lines.slice(0, shownAtFirst);
  return (
    <Card as="section">
      <CardTitle>{texts.title}</CardTitle>
      <Lines>
        {shown.map(({ id, at, text }) => (
          <li key={id}>
            <span>{text}</span>
            <Time dateTime={at} title={formatFullMoment(Date.parse(at))}>
              {momentOf(at)}
            </Time>
          </li>
        ))}
      </Lines>
      <Row $gap={8}>
        {shown.length < lines.length && (
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {texts.all(lines.length)}
          </Button>
        )}
        {isParty(squad, me.id) && <PastButton squadId={view.id} />}
      </Row>
    </Card>
  );
};
