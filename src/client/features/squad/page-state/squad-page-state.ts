import { createContext, use } from 'react';
import type { SquadView } from '#contract/squads/squad-view.ts';
import type { Me } from '#contract/schemas/me.ts';
import type { SquadEvent, SquadPersonEvent } from '#domain/squad/rules/all-rules.ts';
import type { SquadQuote } from '#domain/squad/facts/squad-bill.ts';
import type { PublicSquad, PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import type { Member } from './members';

/** Dialogs over the page. */
export type SquadDialog =
  | { readonly name: 'inviteMate' }
  | { readonly name: 'inviteFriend' }
  | { readonly name: 'terms' }
  | { readonly name: 'publish' }
  | { readonly name: 'leave' }
  | { readonly name: 'disband' }
  | { readonly name: 'earlyFinish' }
  | { readonly name: 'recreate' }
  | { readonly name: 'dispute' }
  | { readonly name: 'tips'; readonly mate: { readonly id: string; readonly name: string } }
  | { readonly name: 'kick'; readonly member: Member };

/** What the page has to know of the person who looks at it. */
export interface Viewer extends Pick<Me, 'id' | 'hasSquad' | 'squadMember' | 'permissions'> {
  readonly mateAccess: Pick<NonNullable<Me['mateAccess']>, 'active'> | null;
}

/** The state shared by all sections of the page. */
export interface SquadPageState {
  /** What the response contains besides the squad itself: names, people, history, messages of a dispute. */
  readonly view: SquadView;
  readonly me: Viewer;
  /** A page of the past, which only shows: nothing is asked of the server, and nothing is done. */
  readonly isPast: boolean;
  /** The machine's snapshot: the squad from the server, or as a pending step will leave it. */
  readonly state: PublicSquadState;
  /** The machine's context: the same without the status. */
  readonly squad: PublicSquad;
  /** The price in force or the estimate; null when there is nothing to price. Kopecks. */
  readonly price: SquadQuote | null;
  /** Members and those invited by name, in the order of the screen. */
  readonly members: readonly Member[];
  /** Ids of the people for whom the squad waits. */
  readonly awaited: readonly string[];
  /** An optimistic step is pending. */
  readonly isOptimistic: boolean;
  /**
   * Begins a step; false while an optimistic one is pending. With an event the step is applied before the server has
   * responded, where that is safe.
   */
  readonly beginStep: (event?: SquadPersonEvent) => boolean;
  /** Ends a step after its response: a refusal (false) reverts it to the server's last state. */
  readonly endStep: (done: boolean) => void;
  /** Why the squad refuses a step, in Russian; null when it would accept it. */
  readonly whyNot: (event: SquadEvent) => string | null;
  readonly open: (dialog: SquadDialog) => void;
}

export const SquadPageStateContext = createContext<SquadPageState | null>(null);

export const useSquad = (): SquadPageState => {
  const pageState = use(SquadPageStateContext);
  if (pageState === null) throw new Error('Used outside of a squad page');
  return pageState;
};

/** The name of a person mentioned by the squad; an empty string for anyone else. */
export const nameOf = ({ members }: Pick<SquadView, 'members'>, id: string): string =>
  members.find((member) => member.id === id)?.user.username ?? '';
