import { BellRing } from 'lucide-react';
import styled from 'styled-components';
import type { SquadMemberView } from '../../../../contract/squads/squad-view';
import { useNotifiersOfQuery } from '../../../api/notifier-api';
import { theme } from '../../../ui/theme/theme';
import { useSquad } from '../scene/squad-scene';
import { messengerNames } from './messenger-names';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  color: ${theme.color.text3};
  font-size: 13px;
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-top: 3px;
  }
`;

/** Whom the product may be asked about: somebody only called as a friend has not come yet. */
const isAsked = ({ state, type }: SquadMemberView): boolean => state === 'JOINED' || type === 'MATE';

const Person = ({ member }: { readonly member: SquadMemberView }) => {
  const { data } = useNotifiersOfQuery({ params: { id: member.id } }, { skip: !isAsked(member) });
  const messengers = (data ?? []).flatMap(({ name }) => (name === 'email' ? [] : [messengerNames[name]]));
  return <>{texts.reaches(member.user.username, messengers)}</>;
};

/** Where the signal finds those who are awaited: on the site, and in the messengers they have connected. */
export const PingReach = () => {
  const { view, me } = useSquad();
  const awaited = view.members.filter(({ id }) => id !== me.id && view.waitingFor.includes(id));
  if (awaited.length === 0) return null;
  return (
    <Line>
      <BellRing aria-hidden />
      <span>
        {texts.reach}{' '}
        {awaited.map((member, index) => (
          <span key={member.id}>
            {index > 0 && '; '}
            <Person member={member} />
          </span>
        ))}
        .
      </span>
    </Line>
  );
};
