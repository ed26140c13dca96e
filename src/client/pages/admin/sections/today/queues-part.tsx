import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { adminQueues } from '../../../../../domain/people/admin-subject';
import { shortSpan } from '../../../../../domain/text/short-span';
import type { AnswerOf } from '../../../../api/call';
import { useAdminQueuesQuery } from '../../../../entities/admin/admin-desk-api';
import { Badge } from '../../../../kit/display/badge';
import { EmptyState } from '../../../../kit/feedback/empty-state';
import { Link } from '../../../../kit/routing/link';
import { tabular, theme } from '../../../../kit/theme/theme';
import { useServerNow } from '../../../../kit/time/use-server-now';
import { toneOf } from '../../kit/age';
import { Part } from './part';
import { texts } from './texts';

type Queue = AnswerOf<'GET /v1/admin/queues'>['queues'][number];

const minuteMs = 60_000;
const colours = { calm: theme.color.text3, warn: theme.color.warn, danger: theme.color.danger } as const;

const badges = { calm: 'neutral', warn: 'warn', danger: 'danger' } as const;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 190px 16px;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 6px 8px;
  border-radius: 10px;
  &:hover {
    background: ${theme.color.surface2};
  }
  strong {
    margin-right: 8px;
    font-weight: 500;
  }
  svg {
    color: ${theme.color.text3};
  }
  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr) 130px;
    > svg {
      display: none;
    }
  }
`;

const Term = styled.span<{ $tone: keyof typeof colours; $share: number }>`
  ${tabular}
  display: flex;
  justify-content: space-between;
  padding-bottom: 8px;
  background:
    linear-gradient(${({ $tone }) => colours[$tone]} 0 0) 0 100% / ${({ $share }) => $share}% 3px no-repeat,
    linear-gradient(${theme.color.surface3} 0 0) 0 100% / 100% 3px no-repeat;
  color: ${({ $tone }) => colours[$tone]};
  font-size: 13px;
  small {
    color: ${theme.color.text3};
  }
`;

const QueueLine = ({ queue, age }: { readonly queue: Queue; readonly age: number }) => {
  const { within } = adminQueues[queue.queue];
  const share = Math.min(1, age / within);
  const { title, path } = texts.queues[queue.queue] ?? { title: queue.queue, path: queue.queue };
  return (
    <Line to={`/admin/${path}`}>
      <span>
        <strong>{title}</strong>
        <Badge $tone={badges[toneOf(share)]}>{queue.waiting}</Badge>
      </span>
      <Term $tone={toneOf(share)} $share={share * 100}>
        {shortSpan(age)}
        <small>{texts.of(shortSpan(within))}</small>
      </Term>
      <ChevronRight aria-hidden />
    </Line>
  );
};

/** What waits for a decision, the nearest to its term first. */
export const QueuesPart = () => {
  const { data, error, refetch } = useAdminQueuesQuery();
  const now = useServerNow(minuteMs);
  const waiting = (data?.queues ?? [])
    .filter((queue) => queue.waiting > 0)
    .map((queue) => ({ queue, age: queue.oldestAt === null ? 0 : Math.max(0, now - Date.parse(queue.oldestAt)) }))
    .sort(
      (one, other) => other.age / adminQueues[other.queue.queue].within - one.age / adminQueues[one.queue.queue].within,
    );
  return (
    <Part
      title={texts.waiting}
      hint={texts.nearest}
      ready={data !== undefined}
      error={error}
      onRetry={refetch}
      height={300}
    >
      {waiting.length === 0 ? (
        <EmptyState text={texts.calm} />
      ) : (
        <div>
          {waiting.map(({ queue, age }) => (
            <QueueLine key={queue.queue} queue={queue} age={age} />
          ))}
        </div>
      )}
    </Part>
  );
};
