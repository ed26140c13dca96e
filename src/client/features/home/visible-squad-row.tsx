import styled from 'styled-components';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import { formatDuration } from '../../../domain/text/format-duration';
import { Money } from '../../ui/data/money';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { Link } from '../../ui/routing/link';
import { oneLine } from '../../ui/theme/mixins';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px 0;
  border-top: 1px solid ${theme.color.line};
  border-radius: 4px;
  &:hover b:last-child,
  &:hover em {
    text-decoration: underline;
  }
`;

const About = styled.span`
  flex: 1;
  min-width: 0;
  b {
    display: block;
    font-weight: 600;
    ${oneLine}
  }
  span {
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const End = styled.span`
  text-align: right;
  font-weight: 600;
  em {
    display: block;
    color: ${theme.color.accent};
    font-size: 13px;
    font-style: normal;
    font-weight: 400;
  }
`;

export const VisibleSquadRow = ({ squad }: { readonly squad: VisibleSquad }) => {
  const { id, gameId, category, owner, taken, slots, durationMinutes, priceToJoin } = squad;
  return (
    <li>
      <Line to={`/${gameId}/squads?squad=${id}`} title={texts.squads.rowLabel(category.name, owner.username)}>
        <Avatar userId={owner.id} username={owner.username} avatarUrl={owner.avatarUrl} online={onlineStatus(owner.onlineLevel)} />
        <About>
          <b>{category.name}</b>
          <span>{texts.squads.places(taken, slots, formatDuration(durationMinutes))}</span>
        </About>
        <End>
          <Money value={priceToJoin} />
          <em>{texts.squads.join}</em>
        </End>
      </Line>
    </li>
  );
};
