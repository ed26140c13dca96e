import { useNavigate } from 'react-router';
import type { AnswerOf } from '../../api/call';
import { formatDuration } from '../../../domain/text/format-duration';
import { failureOf } from '../../api/api-failure';
import { useDeclineFriendInvitationMutation, useJoinSquadMutation } from '../../api/squad-steps-api';
import { useMe } from '../../api/use-me';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Countdown } from '../../ui/data/countdown';
import { Money } from '../../ui/data/money';
import { FinePrint } from '../../ui/layout/fine-print';
import { Avatar } from '../../ui/people/avatar';
import { onlineStatus } from '../../ui/people/online-status';
import { useAskToSignIn } from '../../ui/routing/use-ask-to-sign-in';
import { useToast } from '../../ui/toast/use-toast';
import { Actions, Facts, Host, Paper, People } from './invitation-look';
import { texts } from './texts';
import { whyNotJoin } from './why-not-join';

interface InvitationProps {
  readonly token: string;
  readonly invitation: NonNullable<AnswerOf<'GET /v1/squads/invited-friend/{id}'>>;
  readonly onDeclined: () => void;
  readonly onEnd: () => void;
}

export const Invitation = ({ token, invitation, onDeclined, onEnd }: InvitationProps) => {
  const { squadId, gameId, gameName, category, platform, durationMinutes, invitedBy, members, share, expiresAt } = invitation;
  const me = useMe();
  const askToSignIn = useAskToSignIn();
  const navigate = useNavigate();
  const toast = useToast();
  const [join] = useJoinSquadMutation();
  const [decline] = useDeclineFriendInvitationMutation();
  const path = `/${gameId}/squads/${squadId}`;
  const inside = me !== null && members.some(({ user }) => user.id === me.id);

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      toast.danger(failureOf(error).message);
      onEnd();
    }
  };
  const accept = () =>
    me === null
      ? askToSignIn()
      : attempt(async () => {
          await join({ params: { id: squadId }, body: { token } }).unwrap();
          await navigate(path);
        });
  const refuse = () =>
    attempt(async () => {
      await decline({ params: { id: token } }).unwrap();
      onDeclined();
    });

  return (
    <Paper>
      <Host>
        <Avatar userId={invitedBy.id} username={invitedBy.username} avatarUrl={invitedBy.avatarUrl} size={72} online={onlineStatus(invitedBy.onlineLevel)} />
        <div>
          <h2>{texts.invites(invitedBy.username)}</h2>
          <p>{texts.squad(category.name, formatDuration(durationMinutes))}</p>
          <p>{texts.facts(gameName, platform)}</p>
        </div>
      </Host>
      <People aria-label={texts.members}>
        {members.map(({ user, type }) => (
          <li key={user.id}>
            <Avatar userId={user.id} username={user.username} avatarUrl={user.avatarUrl} online={onlineStatus(user.onlineLevel)} />
            <span>{user.username}</span>
            <small>{texts.role[type]}</small>
          </li>
        ))}
      </People>
      <Facts>
        <div>
          <dt>{texts.share}</dt>
          <dd>
            <Money value={share} />
          </dd>
        </div>
        <div>
          <dt>{texts.left}</dt>
          <dd>
            <Countdown until={expiresAt} onEnd={onEnd} />
          </dd>
        </div>
      </Facts>
      <FinePrint>{share > 0 ? texts.shareNote : texts.free}</FinePrint>
      {me === null && <FinePrint>{texts.guest}</FinePrint>}
      <Actions>
        {inside ? (
          <ButtonLink to={path} variant="primary">
            {texts.open}
          </ButtonLink>
        ) : (
          <>
            <Button variant="ghost" onClick={refuse}>
              {texts.decline}
            </Button>
            <Button variant="primary" whyNot={whyNotJoin(me)} onClick={accept}>
              {texts.accept}
            </Button>
          </>
        )}
      </Actions>
    </Paper>
  );
};
