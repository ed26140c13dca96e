import { squadFromWire } from '#contract/squads/squad-codec.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { memberOf } from '#domain/squad/selectors/members.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import { waitingFor } from '#domain/squad/selectors/readiness.ts';
import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { PublicSquad } from '#domain/squad/facts/squad-context.ts';
import { refusalText } from '#client/entities/squad/card-facts.ts';
import { membersOf } from '../page-state/members';
import type { SquadPageState } from '../page-state/squad-page-state';

export interface PastPerson {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

/** A squad's page of the past, and whose it is. */
export interface PastPage {
  readonly squadId: number;
  readonly names: SquadView['names'];
  readonly people: readonly PastPerson[];
  readonly page: Pick<SquadView, 'squad' | 'myIncome'>;
  /** Whose page it was. */
  readonly personId: string;
  /** Epoch ms. */
  readonly at: number;
}

const isMate = ({ mateInvitations, ...squad }: PublicSquad, personId: string): boolean =>
  memberOf({ ...squad, mateInvitations }, personId)?.type === 'MATE' ||
  mateInvitations.some(({ mateId }) => mateId === personId);

const nothing = (): void => undefined;

/**
 * The state of a page as it was: the page's own components show it. What was known of its reader besides the squad is
 * not kept: they count as free, and as taking orders. Nothing can be done there.
 */
export const pastState = ({ squadId, names, people, page, personId, at }: PastPage): SquadPageState => {
  const state = squadFromWire(page.squad);
  const price = priceOf(state);
  return {
    view: {
      id: squadId,
      gameId: page.squad.gameId,
      squad: page.squad,
      names,
      members: people.map(({ id, ...user }) => ({ id, user: { ...user, onlineLevel: 0, mate: null } })),
      errors: [],
      myIncome: page.myIncome,
      cancellation: [],
      history: [],
    },
    me: {
      id: personId,
      hasSquad: false,
      squadMember: null,
      permissions: [],
      mateAccess: isMate(state.context, personId) ? { active: true } : null,
    },
    isPast: true,
    state,
    squad: state.context,
    price,
    members: membersOf(state.context, price),
    awaited: waitingFor(state),
    isOptimistic: false,
    beginStep: () => false,
    endStep: nothing,
    open: nothing,
    // By the time of that moment, whatever time the page's components ask with.
    whyNot: (event) => {
      const code = squadRefusal(state, { ...event, at });
      return code === null ? null : refusalText(code);
    },
  };
};
