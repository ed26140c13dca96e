import { useNavigate, useParams } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { MailCheck } from '../../kit/icons/mail-check';
import { MailX } from '../../kit/icons/mail-x';
import { useState } from 'react';
import { defineTexts } from '../../kit/texts/define-texts';
import type { Me } from '#contract/schemas/me.ts';
import type { CallResponse } from '../../api/call';
import { formatDuration } from '#domain/text/format.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useDeclineFriendInvitationMutation, useJoinSquadMutation } from '../../entities/squad/squad-members-api';
import { useMe } from '../../entities/person/users-api';
import { referralParams } from '#contract/people/referral-params.ts';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Countdown } from '../../kit/display/date-and-countdown';
import { Money } from '../../entities/money/money';
import { FinePrint } from '../../kit/layout/prose';
import { PersonAvatar } from '../../entities/person/person-avatar';
import { useGoToSignIn } from '../../entities/session/use-go-to-sign-in';
import { Actions, Facts, Host, Paper, People, Sheet } from './invitation-styles';
import { OwnSquadGate } from '../../entities/squad/own-squad-gate';
import { useFriendInvitationQuery } from '../../entities/squad/squad-members-invitation-api';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Skeleton } from '../../kit/feedback/skeleton';
import { PageTitle } from '../../kit/routing/page-title';
import { useGameLink } from '../../entities/game/chosen-game';
import { squadPath, squadsPath } from '#contract/routes/game-pages.ts';
import { chosenGame } from '#contract/routes/route.ts';

const texts = defineTexts({
  ru: {
    title: 'Приглашение в сквад',
    loading: 'Загружаем приглашение',
    invites: (name: string) => `${name} зовёт тебя играть`,
    squad: (category: string, duration: string) => `${category}, ${duration}`,
    facts: (game: string, platform: string) => `${game} · ${platform}`,
    members: 'Уже в скваде',
    role: { CLIENT: 'Клиент', FRIEND: 'Друг', MATE: 'Напарник' },
    share: 'Твоя доля',
    shareNote: 'Спишется, только когда соберутся все и ты подтвердишь оплату.',
    free: 'За тебя платит тот, кто зовёт.',
    unpriced: 'Цена появится, когда в сквад позовут напарника.',
    left: 'Приглашение действует ещё',
    accept: 'Принять приглашение',
    decline: 'Отказаться',
    guest: 'Чтобы принять, войди или зарегистрируйся: вернёшься прямо сюда.',
    declinedTitle: 'Отказ отправлен',
    declined: 'Тот, кто звал, уже об этом знает.',
    gone: 'Приглашения уже нет: его использовали, отозвали или вышло время. Попроси новую ссылку.',
    already: 'Ты уже в этом скваде.',
    squads: 'Найти сквад',
    mate: 'Напарники вступают в сквады по заказам. Другом может прийти только клиент.',
    hasSquad: 'У тебя уже есть активный сквад. Сначала заверши его.',
    open: 'Открыть сквад',
  },
});

/** A reason known before the squad itself is requested; null without any. */
const whyNotJoin = (me: Me | null): string | null => {
  if (me === null) return null;
  if (me.mateAccess !== null) return texts.mate;
  return me.hasSquad ? texts.hasSquad : null;
};

const noteOf = (share: number | null): string => {
  if (share === null) return texts.unpriced;
  return share > 0 ? texts.shareNote : texts.free;
};

interface InvitationProps {
  readonly token: string;
  readonly invitation: NonNullable<CallResponse<'GET /v1/squads/invited-friend/{id}'>>;
  readonly onDeclined: () => void;
  readonly onEnd: () => void;
}

const Invitation = ({ token, invitation, onDeclined, onEnd }: InvitationProps) => {
  const { squadId, gameId, gameName, category, platform, durationMinutes, invitedBy, members, share, expiresAt } =
    invitation;
  const me = useMe();
  const askToSignIn = useGoToSignIn();
  const navigate = useNavigate();
  const showRefusal = useRefusalToast();
  const [join] = useJoinSquadMutation();
  const [decline] = useDeclineFriendInvitationMutation();
  const path = squadPath({ gameId, squadId });
  const inside = me !== null && members.some(({ user }) => user.id === me.id);

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      showRefusal(error);
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
        <PersonAvatar person={invitedBy} size={72} />
        <div>
          <h2>{texts.invites(invitedBy.username)}</h2>
          <p>{texts.squad(category.name, formatDuration(durationMinutes))}</p>
          <p>{texts.facts(gameName, platform)}</p>
        </div>
      </Host>
      <People aria-label={texts.members}>
        {members.map(({ user, type }) => (
          <li key={user.id}>
            <PersonAvatar person={user} />
            <span>{user.username}</span>
            <small>{texts.role[type]}</small>
          </li>
        ))}
      </People>
      <Facts>
        {share !== null && (
          <div>
            <dt>{texts.share}</dt>
            <dd>
              <Money value={share} />
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.left}</dt>
          <dd>
            <Countdown until={expiresAt} onEnd={onEnd} />
          </dd>
        </div>
      </Facts>
      <FinePrint>{noteOf(share)}</FinePrint>
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

/**
 * In place of an invitation that no longer exists; people who came by it or were invited by it get a link to the squad.
 */
const InvitationGone = () => {
  const link = useGameLink();
  const me = useMe();
  const [query] = useAddressQuery();
  const isInside = me?.squadMember != null && query.get(referralParams.squad) === String(me.squadMember.squadId);
  return (
    <EmptyState
      icon={isInside ? <MailCheck /> : <MailX />}
      text={isInside ? texts.already : texts.gone}
      action={
        <OwnSquadGate me={me}>
          <ButtonLink to={link(squadsPath({ gameId: chosenGame }))}>{texts.squads}</ButtonLink>
        </OwnSquadGate>
      }
    />
  );
};

/** `/{gameId}/squads/invite/{token}`: visible to guests too, who return to it signed in. */
export const FriendInvitationPage = () => {
  const { token = '' } = useParams();
  const link = useGameLink();
  const me = useMe();
  const [declined, setDeclined] = useState(false);
  const query = useFriendInvitationQuery({ params: { id: token } }, { refetchOnMountOrArgChange: true });
  return (
    <Sheet>
      <PageTitle>{declined ? texts.declinedTitle : texts.title}</PageTitle>
      {declined ? (
        <EmptyState
          icon={<MailX />}
          text={texts.declined}
          action={
            <OwnSquadGate me={me}>
              <ButtonLink to={link(squadsPath({ gameId: chosenGame }))}>{texts.squads}</ButtonLink>
            </OwnSquadGate>
          }
        />
      ) : (
        <Loaded
          query={query}
          skeleton={
            <div role="status" aria-label={texts.loading}>
              <Skeleton $height={340} $radius="16px" />
            </div>
          }
          missing={<InvitationGone />}
        >
          {(invitation) => (
            <Invitation
              token={token}
              invitation={invitation}
              onDeclined={() => setDeclined(true)}
              onEnd={query.refetch}
            />
          )}
        </Loaded>
      )}
    </Sheet>
  );
};
