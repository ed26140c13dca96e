import { Plus } from '#client/kit/icons/plus.tsx';
import { UserPlus } from '#client/kit/icons/user-plus.tsx';
import styled from 'styled-components';
import { below, theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { idealMate } from '#domain/squad/rules/invite-mate.ts';
import { memberOf } from '#domain/squad/selectors/members.ts';
import { friendLinksOf } from '../page-state/members';
import { useSquad } from '../page-state/squad-page-state';
import { texts } from './texts';
import { takenSlots } from '#domain/squad/selectors/invitations.ts';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { MemberRow, Row } from './member-row';
import { useLanguageName } from '#client/entities/game/use-language-name.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${below('sm')} {
    flex: 1 0 100%;
    > * {
      flex: 1;
    }
    button {
      width: 100%;
      padding: 0 8px;
    }
    svg {
      display: none;
    }
  }
`;

/** Evaluated with a mate who fits, so that the reason is about the squad and not about the mate. */
const InviteButtons = () => {
  const { me, state, squad, whyNot, open } = useSquad();
  const mine = memberOf(squad, me.id);
  if (mine === null || (state.value !== 'PENDING' && state.value !== 'READY')) return null;
  const step = { by: me.id, at: serverNow() };
  const noMate = whyNot({ ...step, type: 'squad.inviteMate', mateId: '', mate: idealMate(squad, true, false) });
  const noFriend = whyNot({ ...step, type: 'squad.inviteFriend', friendId: null, token: '' });
  return (
    <Buttons>
      {squad.ownerId === me.id && (
        <Button size="sm" variant="soft" whyNot={noMate} onClick={() => open({ name: 'inviteMate' })}>
          <UserPlus aria-hidden />
          {texts.inviteMate}
        </Button>
      )}
      {(squad.ownerId === me.id || mine.type === 'CLIENT') && (
        <Button
          size="sm"
          variant="soft"
          whyNot={friendLinksOf(squad).length > 0 ? null : noFriend}
          onClick={() => open({ name: 'inviteFriend' })}
        >
          <UserPlus aria-hidden />
          {texts.inviteFriend}
        </Button>
      )}
    </Buttons>
  );
};

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
  const { state, squad, members } = useSquad();
  const languageName = useLanguageName();
  const taken = takenSlots(squad);
  const free = state.value === 'PENDING' || state.value === 'READY' ? squad.slots - taken : 0;
  const links = friendLinksOf(squad).length;
  return (
    <Card as="section" aria-labelledby="squad-members">
      <Head>
        <CardTitle id="squad-members">{texts.title}</CardTitle>
        <span>{texts.taken(taken, squad.slots)}</span>
        <InviteButtons />
      </Head>
      <ul>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} languageName={languageName} />
        ))}
        {free > 0 && (
          <Free>
            <span aria-hidden>
              <Plus />
            </span>
            <p>{[texts.free(free), ...(links > 0 ? [texts.links(links)] : [])].join(' · ')}</p>
          </Free>
        )}
      </ul>
    </Card>
  );
};
