import { useMateStandingQuery } from '../../entities/mate/mate-side-api';
import { StrikesNote } from './strikes-note';

/** The same above a mate's invitations; while it is not known, or is not to be had, there is nothing to say. */
export const StandingNote = () => {
  const { data: standing } = useMateStandingQuery();
  return standing === undefined ? null : <StrikesNote standing={standing} />;
};
