import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { takenSlots } from '../../../../domain/squad/queries/slots';
import { Card, CardTitle } from '../../../ui/layout/card';
import { theme } from '../../../ui/theme/theme';
import { useSquad } from '../scene/squad-scene';
import { InviteButtons } from './invite-buttons';
import { MemberRow, Row } from './member-row';
import { texts } from './texts';
import { useLanguageName } from './use-language-name';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
  > span {
    flex: 1;
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

const Free = styled(Row)`
  color: ${theme.color.text3};
  > span {
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border: 1.5px dashed ${theme.color.lineStrong};
    border-radius: 50%;
  }
`;

export const MembersCard = () => {
  const { view, state } = useSquad();
  const languageName = useLanguageName();
  const taken = takenSlots(state.context);
  const free = view.status === 'PENDING' || view.status === 'READY' ? view.slots - taken : 0;
  return (
    <Card as="section" aria-labelledby="squad-members">
      <Head>
        <CardTitle id="squad-members">{texts.title}</CardTitle>
        <span>{texts.taken(taken, view.slots)}</span>
        <InviteButtons />
      </Head>
      <ul>
        {view.members.map((member) => (
          <MemberRow key={member.id} member={member} languageName={languageName} />
        ))}
        {free > 0 && (
          <Free>
            <span aria-hidden>
              <Plus />
            </span>
            <p>{[texts.free(free), ...(view.friendLinks.length > 0 ? [texts.links(view.friendLinks.length)] : [])].join(' · ')}</p>
          </Free>
        )}
      </ul>
    </Card>
  );
};
