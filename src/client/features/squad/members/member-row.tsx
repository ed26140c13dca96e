import { UserMinus } from '#client/kit/icons/user-minus.tsx';
import styled from 'styled-components';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { formatRating } from '#domain/text/format.ts';
import { texts } from './texts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { unacceptedPayersOf } from '#domain/squad/selectors/payments.ts';
import { disputeAwaits } from '#domain/squad/selectors/sides.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { Countdown } from '#client/kit/display/date-and-countdown.tsx';
import { Facts } from '#client/kit/display/facts.tsx';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { PersonAvatar } from '#client/entities/person/person-avatar.tsx';
import { PersonName } from '#client/entities/person/person-name.tsx';
import { oneLine, theme } from '#client/kit/theme/theme.ts';
import { type Member, personOf } from '../page-state/members';
import { type SquadPageState, useSquad } from '../page-state/squad-page-state';

const mateFacts = ({ mate }: ReturnType<typeof personOf>, languageName: (code: string) => string): readonly string[] =>
  mate === null ? [] : [formatRating(mate.rating), mate.languages.map(languageName).join(', ')];

/** «Напарник», «4,98», «Русский, English»; «Клиент», «1 780 ₽». */
const memberFacts = (
  { squad, view }: SquadPageState,
  { id, type, share, grade }: Member,
  languageName: (code: string) => string,
): readonly string[] => [
  texts.role[type],
  ...(id === squad.ownerId ? [texts.owner] : []),
  ...(grade === null
    ? share === null
      ? []
      : [formatMoney(kopecksToRubles(share))]
    : mateFacts(personOf(view, id), languageName)),
];

const { status } = texts;

interface MemberStatus {
  readonly label: string;
  readonly tone: BadgeTone;
}

const paying = ({ share, paid, payerId, id }: Member): MemberStatus => {
  if (paid) return { label: status.paid, tone: 'ok' };
  if (share === null) return { label: status.joined, tone: 'neutral' };
  return payerId === id ? { label: status.awaitsPayment, tone: 'warn' } : { label: status.ownerPays, tone: 'neutral' };
};

const afterGame = (squad: PublicSquad, { id, type }: Member): MemberStatus => {
  if (squad.settledAt !== null) return { label: status.settled, tone: 'neutral' };
  // The dispute stops the settlement: only the answer to it is awaited.
  if (squad.dispute !== null && squad.dispute.status !== 'CLOSED')
    return disputeAwaits(squad).includes(id)
      ? { label: status.awaitsConfirmation, tone: 'warn' }
      : { label: status.joined, tone: 'neutral' };
  // A member whose share is paid by another is not asked.
  if (type === 'MATE' || !squad.payments.some(({ payerId }) => payerId === id))
    return { label: status.joined, tone: 'neutral' };
  return unacceptedPayersOf(squad).includes(id)
    ? { label: status.awaitsConfirmation, tone: 'warn' }
    : { label: status.confirmed, tone: 'ok' };
};

/** The status at the end of a member's row: how far they are with what the squad waits for; none once it is over. */
const memberStatus = ({ state, squad }: SquadPageState, member: Member): MemberStatus | null => {
  if (member.state === 'INVITED') return { label: status.invited, tone: 'info' };
  switch (state.value) {
    case 'DISBANDED':
      return null;
    case 'PENDING':
      return { label: status.joined, tone: 'neutral' };
    case 'READY':
      if (member.type !== 'MATE') return paying(member);
      return member.confirmed
        ? { label: status.confirmed, tone: 'ok' }
        : { label: status.awaitsConfirmation, tone: 'warn' };
    case 'STARTED':
      if (member.type !== 'MATE' && member.id !== squad.ownerId) return { label: status.paid, tone: 'ok' };
      return member.confirmed ? { label: status.inLobby, tone: 'ok' } : { label: status.awaitsLobby, tone: 'warn' };
    case 'IN_A_GAME':
      return { label: status.inGame, tone: 'ok' };
    case 'FINISHED':
      return afterGame(squad, member);
  }
};

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

/** Without room next to the name the status is below it. */
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
  readonly member: Member;
  readonly languageName: (code: string) => string;
}

/** A person of the squad. The owner may remove them while the squad allows it. */
export const MemberRow = ({ member, languageName }: MemberRowProps) => {
  const pageState = useSquad();
  const { view, squad, me, whyNot, open } = pageState;
  const { id, grade, expiresAt, state } = member;
  const user = personOf(view, id);
  const status = memberStatus(pageState, member);
  const mayKick =
    me.id === squad.ownerId && whyNot({ type: 'squad.kick', by: me.id, at: serverNow(), memberId: id }) === null;
  return (
    <Row>
      <PersonAvatar person={{ id, ...user }} size={52} />
      <Body>
        <About>
          <Name>
            <PersonName userId={id} username={user.username} gameId={squad.gameId} />
            {id === me.id && <Badge>{texts.you}</Badge>}
            {grade !== null && <LevelBadge level={grade} />}
          </Name>
          <Facts facts={memberFacts(pageState, member, languageName)} />
        </About>
        {status !== null && (
          <Badge $tone={status.tone}>
            {status.label}
            {expiresAt !== null && <Countdown until={new Date(expiresAt).toISOString()} />}
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
