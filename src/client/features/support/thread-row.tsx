import styled from 'styled-components';
import type { SupportThread } from '../../../contract/support';
import { Badge } from '../../ui/data/badge';
import { DateText } from '../../ui/data/date-text';
import { Link } from '../../ui/routing/link';
import { useGameLink } from '../../ui/routing/use-game-link';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const tones = { WAITING: 'warn', ANSWERED: 'ok', CLOSED: 'neutral' } as const;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 12px;
  border-radius: ${theme.radius.r12};
  &:hover {
    background: ${theme.color.surface2};
  }
  strong {
    font-weight: 600;
  }
  small {
    overflow: hidden;
    color: ${theme.color.text2};
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    color: ${theme.color.text3};
    font-size: 13px;
    text-align: right;
  }
`;

/** One question: leads to its chat. */
export const ThreadRow = ({ thread: { chatId, topic, squadId, state, lastText, changedAt } }: { readonly thread: SupportThread }) => {
  const link = useGameLink();
  return (
    <li>
      <Line to={link(`/support?chat=${chatId}#chat`)}>
        <strong>{squadId === null ? texts.topics[topic] : `${texts.topics[topic]} · ${texts.ofSquad(squadId)}`}</strong>
        <Badge $tone={tones[state]}>{texts.states[state]}</Badge>
        <small>{lastText}</small>
        <DateText value={changedAt} />
      </Line>
    </li>
  );
};
