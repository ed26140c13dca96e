import { UserMinus } from 'lucide-react';
import styled from 'styled-components';
import type { SquadMemberView } from '../../../../contract/squads/squad-view';
import { serverNow } from '../../../ui/time/server-now';
import { IconButton } from '../../../ui/controls/icon-button';
import { Badge } from '../../../ui/data/badge';
import { Countdown } from '../../../ui/data/countdown';
import { Facts } from '../../../ui/data/facts';
import { LevelBadge } from '../../../ui/data/level-badge';
import { Avatar } from '../../../ui/people/avatar';
import { onlineStatus } from '../../../ui/people/online-status';
import { PersonName } from '../../../ui/people/person-name';
import { oneLine } from '../../../ui/theme/mixins';
import { theme } from '../../../ui/theme/theme';
import { useSquad } from '../scene/squad-scene';
import { memberFacts } from './member-facts';
import { memberStatus } from './member-status';
import { texts } from './texts';

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 77px;
  padding: 12px 0;
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Where there is no room beside the name, the status stands beneath it. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-width: 0;
`;

const About = styled.div`
  flex: 1 1 110px;
  min-width: 0;
  p {
    color: ${theme.color.text2};
    font-size: 13px;
    overflow-wrap: anywhere;
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

interface MemberRowProps {
  readonly member: SquadMemberView;
  readonly languageName: (code: string) => string;
}

/** A person of the squad. The owner may take him out while the squad would still let him go. */
export const MemberRow = ({ member, languageName }: MemberRowProps) => {
  const { view, me, whyNot, open } = useSquad();
  const { user, mate, expiresAt, state } = member;
  const status = memberStatus(view, member);
  const mayKick = me.id === view.ownerId && whyNot({ type: 'squad.kick', by: me.id, at: serverNow(), memberId: member.id }) === null;
  return (
    <Row>
      <Avatar userId={user.id} username={user.username} avatarUrl={user.avatarUrl} size={52} online={onlineStatus(user.onlineLevel)} />
      <Body>
        <About>
          <Name>
            <PersonName userId={user.id} username={user.username} gameId={view.gameId} />
            {user.id === me.id && <Badge>{texts.you}</Badge>}
            {mate !== null && <LevelBadge level={mate.grade} />}
          </Name>
          <Facts facts={memberFacts(view, member, languageName)} />
        </About>
        {status !== null && (
          <Badge $tone={status.tone}>
            {status.label}
            {expiresAt !== null && <Countdown until={expiresAt} />}
          </Badge>
        )}
      </Body>
      {mayKick && (
        <IconButton
          label={state === 'INVITED' ? texts.withdraw(user.username) : texts.manage(user.username)}
          onClick={() => open({ name: 'kick', member })}
        >
          <UserMinus aria-hidden />
        </IconButton>
      )}
    </Row>
  );
};
