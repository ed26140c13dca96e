import { ChevronRight } from '#client/kit/icons/chevron-right.tsx';
import styled from 'styled-components';
import { shortSpan } from '#domain/text/short-span.ts';
import { useDeskQueuesQuery } from '#client/entities/desk/tools-api.ts';
import { Link } from '#client/kit/routing/link.tsx';
import { below, oneLine, tabular, theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { toneOf } from '../../kit/age';
import { NothingWaits, QueuesFoot } from './decisions-foot';
import { TodayCard } from './today-card';
import { queueIcons } from './queue-icons';
import { type Queue, queuePath, queueSum, queueText } from './queue-text';
import { texts } from './texts';

const minuteMs = 60_000;
const tints = {
  calm: { colour: theme.color.text3, text: theme.color.text2, soft: theme.color.surface3 },
  warn: { colour: theme.color.warn, text: theme.color.warn, soft: theme.color.warnSoft },
  danger: { colour: theme.color.danger, text: theme.color.danger, soft: theme.color.dangerSoft },
} as const;
type Tint = (typeof tints)[keyof typeof tints];

const Line = styled(Link)<{ $hot: boolean }>`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 190px 16px;
  gap: 14px;
  align-items: center;
  min-height: 64px;
  padding: 8px 10px;
  border-radius: 10px;
  background: ${({ $hot }) => ($hot ? theme.color.dangerSoft : 'transparent')};
  &:hover {
    background: ${theme.color.surface2};
  }
  position: relative;
  & + &::before {
    position: absolute;
    inset: -1px 10px auto;
    height: 1px;
    background: ${theme.color.line};
    content: '';
  }
  > svg {
    color: ${theme.color.text3};
  }
  ${below('sm')} {
    grid-template-columns: 40px minmax(0, 1fr);
    > svg {
      display: none;
    }
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

const Tile = styled.span<{ $tint: Tint }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: ${({ $tint }) => $tint.soft};
  color: ${({ $tint }) => $tint.text};
  svg {
    width: 18px;
    height: 18px;
  }
`;

const TextBlock = styled.span<{ $tint: Tint }>`
  min-width: 0;
  strong {
    font-weight: 600;
  }
  b {
    ${tabular}
    display: inline-block;
    min-width: 20px;
    margin: 0 8px;
    padding: 1px 6px;
    border-radius: 10px;
    background: ${({ $tint }) => $tint.soft};
    color: ${({ $tint }) => $tint.text};
    font-size: 12px;
    font-weight: 600;
    text-align: center;
  }
  small {
    ${oneLine}
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
  ${below('sm')} {
    small {
      display: -webkit-box;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

const Term = styled.span<{ $tint: Tint; $share: number }>`
  ${tabular}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: 8px;
  background:
    linear-gradient(${({ $tint }) => $tint.colour} 0 0) 0 100% / ${({ $share }) => $share}% 4px no-repeat,
    linear-gradient(${theme.color.surface3} 0 0) 0 100% / 100% 4px no-repeat;
  color: ${({ $tint }) => $tint.text};
  font-size: 13px;
  font-weight: 600;
  small {
    color: ${theme.color.text2};
    font-weight: 400;
  }
`;

interface Waited {
  readonly queue: Queue;
  /** Of the entry that waits longest, ms. */
  readonly age: number;
  /** Of its term. */
  readonly share: number;
}

const QueueLine = ({
  waited: { queue, age, share },
  hot,
  now,
}: {
  readonly waited: Waited;
  readonly hot: boolean;
  readonly now: number;
}) => {
  const tint = tints[toneOf(share)];
  const Icon = queueIcons[queue.queue];
  const { title } = texts.queues[queue.queue];
  const text = queueText(queue, now);
  return (
    <Line to={queuePath(queue)} $hot={hot}>
      <Tile $tint={tint}>
        <Icon aria-hidden />
      </Tile>
      <TextBlock $tint={tint}>
        <strong>{title}</strong>
        <b>{queue.waiting}</b>
        {queueSum(queue)}
        {text !== '' && <small>{text}</small>}
      </TextBlock>
      <Term $tint={tint} $share={Math.min(1, share) * 100}>
        {shortSpan(age)}
        <small>{texts.of(shortSpan(queue.withinMs))}</small>
      </Term>
      <ChevronRight aria-hidden />
    </Line>
  );
};

/** The closest to the end of its term first. */
const waitedOf = (queues: readonly Queue[], now: number): readonly Waited[] =>
  queues
    .filter(({ waiting }) => waiting > 0)
    .map((queue) => {
      const age = queue.oldestAt === null ? 0 : Math.max(0, now - Date.parse(queue.oldestAt));
      return { queue, age, share: age / queue.withinMs };
    })
    .sort((one, other) => other.share - one.share);

/** The queues that wait for decisions, the closest to the end of its term first. */
export const QueuesCard = () => {
  const query = useDeskQueuesQuery();
  const now = useServerNow(minuteMs);
  const waited = waitedOf(query.data?.queues ?? [], now);
  return (
    <TodayCard
      title={texts.waiting}
      hint={texts.nearest}
      query={query}
      rows={6}
      foot={waited.length === 0 ? undefined : <QueuesFoot />}
    >
      {() =>
        waited.length === 0 ? (
          <NothingWaits />
        ) : (
          <div>
            {waited.map((one, index) => (
              <QueueLine
                key={one.queue.queue}
                waited={one}
                hot={index === 0 && toneOf(one.share) === 'danger'}
                now={now}
              />
            ))}
          </div>
        )
      }
    </TodayCard>
  );
};
