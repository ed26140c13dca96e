import type { SquadMemberView } from '../../../../contract/squads/squad-view';

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
  | { readonly name: 'kick'; readonly member: SquadMemberView };
