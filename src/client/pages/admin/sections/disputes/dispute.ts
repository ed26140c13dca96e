import type { CallResponse } from '../../../../api/call';

export type Dispute = CallResponse<'GET /v1/admin/disputes/{id}'>;
export type Party = Dispute['parties'][number];

/**
 * Who pressed «Не согласен». A dispute comes to a moderator by one refusal alone, so where nobody said it in words it
 * was the only one of the other side who has not agreed; of several silent ones it is not known which.
 */
export const refusalsOf = ({ status, decision, parties }: Pick<Dispute, 'status' | 'decision' | 'parties'>) => {
  if (status === 'NEW' || (status === 'CLOSED' && decision === null)) return [];
  const opener = parties.find(({ opened }) => opened);
  const unwilling = parties.filter(({ side, granted }) => opener !== undefined && side !== opener.side && !granted);
  const inWords = unwilling.filter(({ texts }) => texts.length > 0);
  if (inWords.length > 0) return inWords;
  return unwilling.length === 1 ? unwilling : [];
};
