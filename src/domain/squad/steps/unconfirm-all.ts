import { set, type Part } from '../machine/change';

/** Confirmations belong to one status. */
export const unconfirmAll: Part = set(({ members }) => ({ members: members.map((member) => ({ ...member, confirmedAt: null })) }));
