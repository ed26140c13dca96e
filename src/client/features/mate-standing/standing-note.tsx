import { useMateStandingQuery } from '../../entities/mate/mate-standing-api';
import { StrikesNote } from './strikes-note';

/** The same above a mate's invitations; renders nothing while loading or on an error. */
export const StandingNote = () => {
  const { data: standing } = useMateStandingQuery();
  return standing === undefined ? null : <StrikesNote standing={standing} />;
};
