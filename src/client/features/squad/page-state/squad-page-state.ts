import { createContext, use } from 'react';
import type { SquadView } from '../../../../contract/squads/squad-view';
import type { Me } from '../../../../contract/schemas/me';
import type { SquadEvent, SquadPersonEvent } from '../../../../domain/squad/rules/all-rules';
import type { SquadQuote } from '../../../../domain/squad/facts/squad-bill';
import type { PublicSquad, PublicSquadState } from '../../../../domain/squad/facts/squad-context';
import type { Member } from './members';

/** What may stand over the page. */
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

/** What every part of the page knows. */
export interface SquadPageState {
  /** What the server tells besides the squad itself: names, people, history, what was said. */
  readonly view: SquadView;
  readonly me: Me;
  /** The machine's snapshot: the squad as it was told last, or as a step that is under way will leave it. */
  readonly state: PublicSquadState;
  /** The same without the status. */
  readonly squad: PublicSquad;
  /** The price in force or what it would be; null when there is nothing to price. Kopecks. */
  readonly price: SquadQuote | null;
  /** Members and those invited by name, in the order they stand on the screen. */
  readonly members: readonly Member[];
  /** Whose step the squad waits for. */
  readonly awaited: readonly string[];
  /** A step that the page has made ahead of the server's answer is under way. */
  readonly isAhead: boolean;
  /**
   * Begins a step; false while one that was made ahead is under way. With an event the step is made before the server
   * has answered, where that is safe.
   */
  readonly begin: (ahead?: SquadPersonEvent) => boolean;
  /** The answer has come: a refusal (false) takes the step back, and the squad stands as the server told it last. */
  readonly answered: (done: boolean) => void;
  /** Why the squad refuses a step, in Russian; null when it would take it. */
  readonly whyNot: (event: SquadEvent) => string | null;
  readonly open: (dialog: SquadDialog) => void;
}

export const SquadPageStateContext = createContext<SquadPageState | null>(null);

export const useSquad = (): SquadPageState => {
  const scene = use(SquadPageStateContext);
  if (scene === null) throw new Error('Stands outside of a squad page');
  return scene;
};

/** A person's name by id, wherever the squad mentions them; an empty string for one who is not mentioned. */
export const nameOf = ({ people }: Pick<SquadView, 'people'>, id: string): string => people[id]?.username ?? '';
