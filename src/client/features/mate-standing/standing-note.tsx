import { Loaded } from '../../api/loaded';
import { useMateStandingQuery } from '../../entities/mate/mate-standing-api';
import { StrikesNote, texts } from './strikes-note';

/** The same above a mate's invitations; renders nothing while loading. */
export const StandingNote = () => (
  <Loaded query={useMateStandingQuery()} skeleton={null} failedAs="list" failedText={texts.failed}>
    {(standing) => <StrikesNote standing={standing} />}
  </Loaded>
);
