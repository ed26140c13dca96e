import styled from 'styled-components';
import { type DeskQueue, queueUrgency, deskQueues } from '#domain/people/desk-queue.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import { useDeskQueuesQuery } from '#client/entities/desk/tools-api.ts';

/** The term for a decision in the queue, ms: the setting, or the default until it is loaded. */
const useQueueTerm = (queue: DeskQueue): number =>
  useDeskQueuesQuery().data?.queues.find((one) => one.queue === queue)?.withinMs ?? deskQueues[queue].within;

/** Which part of the term for a decision has passed. */
export const toneOf = (share: number): 'calm' | 'warn' | 'danger' =>
  share >= queueUrgency.urgent ? 'danger' : share >= queueUrgency.near ? 'warn' : 'calm';

const colours = { calm: theme.color.text1, warn: theme.color.warn, danger: theme.color.danger } as const;

const Span = styled.span<{ $tone: keyof typeof colours }>`
  color: ${({ $tone }) => colours[$tone]};
  white-space: nowrap;
`;

const minuteMs = 60_000;

/** How long it has waited, compared with the term for a decision: amber, then red. */
export const Age = ({ since, queue }: { readonly since: string; readonly queue: DeskQueue }) => {
  const within = useQueueTerm(queue);
  const now = useServerNow(minuteMs);
  const age = Math.max(0, now - Date.parse(since));
  return <Span $tone={toneOf(age / within)}>{shortSpan(age)}</Span>;
};
