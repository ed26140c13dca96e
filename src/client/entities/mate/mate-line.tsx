import type { ReactNode } from 'react';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { answersText } from '#domain/mates/answer-time.ts';
import { busyText } from './busy-text';
import type { MateLevel } from '#domain/mates/grade.ts';
import { LevelBadge } from './mate-tags';
import { Avatar, onlineStatus } from '../person/avatar';
import { standingText } from '#domain/mates/standing-texts.ts';

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

/** A mate in one line: their name and their rating. */
export const MateLine = ({
  mate: { id, name, iconUrl, level, rating, orders, onlineLevel, busy, answerSeconds },
  children,
}: MateLineProps) => (
  <div className="mate-line">
    <Avatar userId={id} username={name} avatarUrl={iconUrl} size={52} online={onlineStatus(onlineLevel)} />
    <div className="mate-line-about">
      <div className="mate-line-name">
        <span title={name}>{name}</span>
        <LevelBadge level={level} />
      </div>
      <p>
        {standingText({ rating, orders })}
        {answerSeconds !== undefined && ` · ${answersText(answerSeconds)}`}
      </p>
      {busy !== undefined && <p>{busyText(busy)}</p>}
    </div>
    <div className="mate-line-end">{children}</div>
  </div>
);
