import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { answersText } from './answer-time';
import { busyText } from './busy-text';
import type { MateLevel } from '#domain/mates/grade.ts';
import { LevelBadge } from './mate-tags';
import { oneLine, theme } from '../../kit/theme/theme';
import { Avatar, onlineStatus } from '../person/avatar';
import { texts } from '../person/texts';

interface MateLineProps {
  readonly mate: {
    readonly id: string;
    readonly name: string;
    readonly iconUrl: string | null;
    readonly level: MateLevel;
    readonly rating: number;
    readonly orders: number;
    readonly onlineLevel: 0 | 1 | 2;
    readonly busy?: MateCard['busy'];
    readonly answerSeconds?: number;
  };
  /** At the end of the line: a price, a checkbox, a button. */
  readonly children?: ReactNode;
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

const About = styled.div`
  flex: 1;
  min-width: 0;
  /* The time to answer comes last: if the line were truncated, phones would never show it. */
  p {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  font-weight: 600;
  > :first-child {
    max-width: 100%;
    ${oneLine}
  }
`;

const End = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: 12px;
`;

/** A mate in one line: their name and their rating. */
export const MateLine = ({
  mate: { id, name, iconUrl, level, rating, orders, onlineLevel, busy, answerSeconds },
  children,
}: MateLineProps) => (
  <Line>
    <Avatar userId={id} username={name} avatarUrl={iconUrl} size={52} online={onlineStatus(onlineLevel)} />
    <About>
      <Name>
        <span title={name}>{name}</span>
        <LevelBadge level={level} />
      </Name>
      <p>
        {texts.standing(rating, orders)}
        {answerSeconds !== undefined && ` · ${answersText(answerSeconds)}`}
      </p>
      {busy !== undefined && <p>{busyText(busy)}</p>}
    </About>
    <End>{children}</End>
  </Line>
);
