import { squadTimers } from '../facts/squad-timers';
import { admit } from '../steps/company-parts';
import { personEvent, type PersonEvent } from '../define-event';
import { mateInvitationOf, offerOf } from '../questions/invitations';
import { mateProblem, type MateFacts } from '../questions/mate-fit';
import { memberOf } from '../questions/members';
import { full, notOwner, type Refusal } from '../questions/refusals';
import type { PublicSquad } from '../facts/squad-context';
import type { MateTerms, SquadActor, UserId } from '../facts/squad-people';
import { choose, emit, inOrder, record, set, tell, type Part } from '../steps/step-parts';

interface Facts {
  readonly mateId: UserId;
  /** Null: there is no such mate. */
  readonly mate: MateFacts | null;
}
type InviteMate = PersonEvent<'squad.inviteMate', Facts>;

/** A mate who offered themselves to a hot squad is let in as it stands. */
const visible: Refusal<InviteMate> = (context, { mateId }) =>
  context.visible && !offerOf(context, mateId) ? 'SQUADS_MUST_BE_INVISIBLE' : null;

const alreadyKnown: Refusal<InviteMate> = (context, { mateId }) =>
  mateInvitationOf(context, mateId)
    ? 'SQUADS_ALREADY_INVITED'
    : memberOf(context, mateId)
      ? 'SQUADS_ALREADY_MEMBER'
      : null;

const unfit: Refusal<InviteMate> = (context, { mate }) => mateProblem(context, mate);

const unless = [visible, alreadyKnown, full, unfit];

const invited = (by: SquadActor, mateId: UserId): Part =>
  emit(() => [record('MEMBER_INVITED', by, mateId, { memberType: 'MATE' })]);

const order = (mateId: UserId, terms: MateTerms, { by, at }: InviteMate): Part =>
  inOrder(
    set(({ mateInvitations }) => ({
      mateInvitations: [
        ...mateInvitations,
        { mateId, terms, invitedAt: at, expiresAt: at + squadTimers.mateInvitation },
      ],
    })),
    invited(by, mateId),
    emit(() => [tell('INVITED', by, [mateId])]),
  );

/** A mate who offered themselves to a hot squad is in at once. */
const acceptOffer = (mateId: UserId, mate: MateTerms, { by, at }: InviteMate): Part =>
  inOrder(
    set(({ offers }) => ({ offers: offers.filter((offer) => offer.mateId !== mateId) })),
    invited(by, mateId),
    admit({ id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate }),
  );

const step = (event: InviteMate): Part =>
  choose((context) => {
    const { mateId, mate, at } = event;
    if (!mate) throw new Error('An unknown mate is refused');
    const terms = { level: mate.level, percent: mate.percent };
    const offer = offerOf(context, mateId);
    return offer && at < offer.expiresAt ? acceptOffer(mateId, terms, event) : order(mateId, terms, event);
  });

/** A mate whom nothing speaks against but the squad itself. */
export const idealMate = (context: PublicSquad, active: boolean, hasSquad: boolean): MateFacts => ({
  active,
  hasSquad,
  onboardingComplete: true,
  gameId: context.gameId,
  platforms: [context.platform],
  languages: context.languages,
  categoryIds: [context.categoryId],
  level: 'STAR',
  percent: 0,
});

/** The owner sends a mate an order for ten minutes, or takes one who offered themselves. */
export const inviteMate = personEvent<Facts>()('squad.inviteMate', {
  description: 'владелец зовёт напарника',
  who: [notOwner],
  in: { PENDING: { unless, step }, READY: { unless, to: 'PENDING', step } },
  effects: ['recordHistory', 'notify', 'admitMember', 'answeredInvitation'],
  history: ['MEMBER_INVITED', 'MEMBER_JOINED'],
  samples: (context) => [{ mateId: '', mate: idealMate(context, true, false) }],
});
