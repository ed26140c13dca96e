import { jsonRow, jsonRows } from '#server/platform/db/json-rows.ts';
import {
  squad,
  squadEarnedPart,
  squadFriendInvitation,
  squadMateInvitation,
  squadMember,
  squadOffer,
  squadPayment,
  squadShare,
} from '#server/platform/db/schema/squads.ts';

const ofSquad = 'one.squad_id = squad.id';

/** A squad's head row and its child rows in their order, as columns for queries of the unaliased `squad`. */
export const squadColumns = {
  head: jsonRow(squad),
  members: jsonRows(squadMember, `${ofSquad} AND one.left_at IS NULL`, 'one.position'),
  mateInvitations: jsonRows(squadMateInvitation, ofSquad, 'one.invited_at'),
  friendInvitations: jsonRows(squadFriendInvitation, ofSquad, 'one.invited_at'),
  offers: jsonRows(squadOffer, ofSquad, 'one.offered_at'),
  shares: jsonRows(squadShare, ofSquad, 'one.position'),
  payments: jsonRows(squadPayment, ofSquad, 'one.position'),
  earned: jsonRows(squadEarnedPart, ofSquad, 'one.position'),
};
