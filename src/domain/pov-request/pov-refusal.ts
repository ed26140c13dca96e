import { povTerms } from '../settings/pov-terms';
import type { PovErrorCode } from './pov-error-code';
import type { PovEvent } from './pov-event';
import type { PovFacts } from './pov-facts';

/**
 * Why an open request refuses this; null when it does not (specification, section 5, POV request files).
 * The clock's own event comes when it is due and is never refused.
 */
export const povRefusal = (facts: PovFacts, event: PovEvent): PovErrorCode | null => {
  if (event.type === 'pov.expired') return null;
  if (event.at >= facts.expiresAt) return 'POV_CLOSED';
  switch (event.type) {
    case 'pov.fileAdded':
      if (event.bytes > povTerms.maxFileBytes) return 'POV_REQUESTS_FILE_TOO_LARGE';
      return facts.files + facts.unfinishedFiles >= povTerms.maxFiles ? 'POV_REQUESTS_FILES_LIMIT' : null;
    case 'pov.linkAdded':
      return facts.links >= povTerms.maxLinks ? 'POV_LINKS_LIMIT' : null;
    case 'pov.submitted':
      if (facts.unfinishedFiles > 0) return 'POV_UPLOAD_UNFINISHED';
      return facts.files + facts.links === 0 ? 'POV_REQUESTS_INVALID_RESPONSE' : null;
    case 'pov.declined':
      return event.comment.trim() === '' ? 'POV_REQUESTS_INVALID_RESPONSE' : null;
    default:
      return null;
  }
};
