import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/controls/button';
import { formatDate } from '../../../ui/data/format-date';
import { formatFullMoment } from '../../../ui/data/format-full-moment';
import { formatTime } from '../../../ui/data/format-time';
import { Card, CardTitle } from '../../../ui/layout/card';
import { tabular } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { serverNow } from '../../../ui/time/server-now';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';
import { toldHistory } from './told-history';

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

/** Of another day the hour is told too: a squad's life is a matter of minutes. */
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
  const { view } = useSquad();
  const [all, setAll] = useState(false);
  const lines = toldHistory(view.history);
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
      {shown.length < lines.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.all(lines.length)}
        </Button>
      )}
    </Card>
  );
};
