import { hours } from '../time/durations';
import type { SquadStatus } from '../squad/facts/squad-enums';

/** Why a POV request refuses an action: the family of the specification (section 8) and what it lacks. */
export type PovErrorCode =
  | 'POV_REQUESTS_FILE_TOO_LARGE'
  | 'POV_REQUESTS_FILES_LIMIT'
  | 'POV_REQUESTS_INVALID_RESPONSE'
  | 'POV_CLOSED'
  | 'POV_LINKS_LIMIT'
  | 'POV_UPLOAD_UNFINISHED';

interface At {
  /** Epoch ms. */
  readonly at: number;
}

/** What may happen to a request for a recording of the game. */
export type PovEvent =
  | ({ readonly type: 'pov.fileAdded'; readonly bytes: number } & At)
  | ({ readonly type: 'pov.fileRemoved' } & At)
  | ({ readonly type: 'pov.linkAdded' } & At)
  | ({ readonly type: 'pov.linkRemoved' } & At)
  | ({ readonly type: 'pov.submitted' } & At)
  | ({ readonly type: 'pov.declined'; readonly comment: string } & At)
  | ({ readonly type: 'pov.expired' } & At);

/** What the rules need to know of a request; names, addresses and bytes are the server's. */
export interface PovFacts {
  /** Epoch ms: from then on nothing is taken any more. */
  readonly expiresAt: number;
  /** Files that have come whole. */
  readonly files: number;
  /** Files still on their way; they count towards the limit. */
  readonly unfinishedFiles: number;
  readonly links: number;
}

export const povRequestStatuses = ['REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED'] as const;

export type PovRequestStatus = (typeof povRequestStatuses)[number];

export const povTerms = {
  /** Since the end of the game. */
  requestWithin: hours(48),
  response: hours(24),
  maxFiles: 3,
  maxFileBytes: 200 * 1024 * 1024,
  fileTypes: ['mp4', 'webm', 'dem'],
  maxLinks: 5,
  linkMax: 500,
  reasonMin: 10,
  reasonMax: 1000,
  commentMax: 1000,
  /** A page sends so many bytes at once: on a slow line that takes seconds, and no more is sent again after a break. */
  partBytes: 1024 * 1024,
  maxPartBytes: 8 * 1024 * 1024,
} as const;

interface PlayedSquad {
  readonly status: SquadStatus;
  /** Epoch ms; null when the game has not been played to its end. */
  readonly finishedAt: number | null;
}

/**
 * Why a recording of this squad's game cannot be asked for now: it is asked within 48 hours of the end. Times in epoch
 * ms.
 */
export const requestPovRefusal = (
  { status, finishedAt }: PlayedSquad,
  at: number,
): 'SQUADS_INVALID_STATE' | 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED' | null => {
  if (status !== 'FINISHED' || finishedAt === null) return 'SQUADS_INVALID_STATE';
  return at - finishedAt > povTerms.requestWithin ? 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED' : null;
};

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
