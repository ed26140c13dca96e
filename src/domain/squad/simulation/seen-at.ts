import { type Kopecks, sumOf } from '../../money/kopecks';
import { projectSquad } from '../facts/project-squad';
import type { PublicSquadState, SquadState } from '../facts/squad-context';
import type { SquadMemberType } from '../facts/squad-enums';
import type { UserId } from '../facts/squad-people';
import type { SquadRefusalCode } from '../facts/squad-refusal-code';
import { actions, type SquadAction } from '../rules/all-rules';
import { memberOf } from '../selectors/members';
import { amountDue, payersOf } from '../selectors/payments';
import { squadRefusal } from '../squad-refusal';

/** The buttons that a page had: what they let the person do, and why not the rest. */
export interface Buttons {
  readonly can: readonly SquadAction[];
  readonly cannot: readonly { readonly action: SquadAction; readonly code: SquadRefusalCode }[];
}

/** What somebody's page showed. */
export interface SeenBy {
  readonly personId: UserId;
  /** PAYER: pays without being in the squad any more. */
  readonly type: SquadMemberType | 'PAYER' | 'INVITED';
  readonly owner: boolean;
  readonly confirmed: boolean;
  /** Kopecks still to pay. */
  readonly due: Kopecks;
  /** Kopecks paid. */
  readonly paid: Kopecks;
  /** The page itself: the squad as it was projected for them. */
  readonly state: PublicSquadState;
}

/** Everybody who had something to do with the squad. */
export const peopleOf = ({ context }: SquadState): readonly UserId[] => [
  ...new Set([
    context.ownerId,
    ...context.members.map(({ id }) => id),
    ...payersOf(context),
    ...context.mateInvitations.map(({ mateId }) => mateId),
    ...context.friendInvitations.flatMap(({ friendId }) => friendId ?? []),
  ]),
];

/**
 * The buttons of a person's own page at a moment (epoch ms), by the rules. What else was known of them then, such as
 * another squad of theirs, is not: they count as free. `state`: their projection.
 */
export const buttonsAt = (state: PublicSquadState, personId: UserId, at: number): Buttons => {
  const { context } = state;
  const isMate =
    memberOf(context, personId)?.type === 'MATE' || context.mateInvitations.some(({ mateId }) => mateId === personId);
  const facts = { at, hasSquad: false, hasMateAccess: isMate, active: isMate, tokens: [] };
  const answers = actions.flatMap((rules) => {
    const codes = rules.samples(context, personId, facts).map((event) => squadRefusal(state, event));
    // Nothing to choose from, such as nobody to kick: the page has no button.
    return codes.length === 0 ? [] : [{ action: rules.action, code: codes.includes(null) ? null : (codes[0] ?? null) }];
  });
  return {
    can: answers.flatMap(({ action, code }) => (code === null ? [action] : [])),
    cannot: answers.flatMap(({ action, code }) => (code === null ? [] : [{ action, code }])),
  };
};

/** The squad as each of its people saw it: their own projection. */
export const seenBy = (state: SquadState): readonly SeenBy[] =>
  peopleOf(state).map((personId) => {
    const context = projectSquad(state.context, personId);
    const member = memberOf(context, personId);
    return {
      personId,
      type: member?.type ?? (payersOf(context).includes(personId) ? 'PAYER' : 'INVITED'),
      owner: context.ownerId === personId,
      confirmed: member !== null && member.confirmedAt !== null,
      due: amountDue(context, personId),
      paid: sumOf(
        context.payments.filter(({ payerId }) => payerId === personId),
        ({ amount }) => amount,
      ),
      state: { value: state.value, context },
    };
  });
