import type { CallResponse } from '#client/api/call.ts';

export type Dispute = CallResponse<'GET /v1/admin/disputes/{id}'>;
export type Party = Dispute['parties'][number];

/**
 * Who pressed «Не согласен». A single refusal brings a dispute to a moderator: if no refusal has a text, it came from
 * the only party of the other side who has not agreed; if several have not, it is not known from whom.
 */
export const refusalsOf = ({ status, decision, parties }: Pick<Dispute, 'status' | 'decision' | 'parties'>) => {
  if (status === 'NEW' || (status === 'CLOSED' && decision === null)) return [];
  const opener = parties.find(({ opened }) => opened);
  const unwilling = parties.filter(({ side, granted }) => opener !== undefined && side !== opener.side && !granted);
  const inWords = unwilling.filter(({ texts }) => texts.length > 0);
  if (inWords.length > 0) return inWords;
  return unwilling.length === 1 ? unwilling : [];
};
