import { recordingKinds } from '../files/file-kind';
import { hours } from '../time/durations';
import type { SquadStatus } from '../squad/facts/squad-enums';

/** Why a POV request refuses an action: the codes of the specification (section 8) and our own. */
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

/** Events of a POV request. */
export type PovEvent =
  | ({ readonly type: 'pov.fileAdded'; readonly bytes: number } & At)
  | ({ readonly type: 'pov.fileRemoved' } & At)
  | ({ readonly type: 'pov.linkAdded' } & At)
  | ({ readonly type: 'pov.linkRemoved' } & At)
  | ({ readonly type: 'pov.submitted' } & At)
  | ({ readonly type: 'pov.declined'; readonly comment: string } & At)
  | ({ readonly type: 'pov.expired' } & At);

/** What the rules need of a request; file names, URLs and contents are the server's. */
export interface PovFacts {
  /** Epoch ms: from then on nothing is accepted. */
  readonly expiresAt: number;
  /** Completely uploaded files. */
  readonly files: number;
  /** Files still being uploaded; they count towards the limit. */
  readonly unfinishedFiles: number;
  readonly links: number;
}

export const povRequestStatuses = ['REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED'] as const;

export type PovRequestStatus = (typeof povRequestStatuses)[number];

/** Terms of POV requests: times in ms, sizes in bytes, texts in characters (domain rules, section 4). */
export const povTerms = {
  /** How long after the end of the game a recording may be requested, ms. */
  requestWithin: hours(48),
  response: hours(24),
  maxFiles: 3,
  maxFileBytes: 200 * 1024 * 1024,
  fileTypes: recordingKinds,
  maxLinks: 5,
  linkMax: 500,
  reasonMin: 10,
  reasonMax: 1000,
  commentMax: 1000,
  /**
   * Bytes of one upload part: seconds on a slow connection, and at most this much is repeated after an interruption.
   */
  partBytes: 1024 * 1024,
  maxPartBytes: 8 * 1024 * 1024,
} as const;

interface PlayedSquad {
  readonly status: SquadStatus;
  /** Epoch ms; null when the game has not ended. */
  readonly finishedAt: number | null;
}

/**
 * Why a recording of this squad's game cannot be requested now, null when it can: only within 48 hours after its end.
 * Epoch ms.
 */
export const requestPovRefusal = (
  { status, finishedAt }: PlayedSquad,
  at: number,
): 'SQUADS_INVALID_STATE' | 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED' | null => {
  if (status !== 'FINISHED' || finishedAt === null) return 'SQUADS_INVALID_STATE';
  return at - finishedAt > povTerms.requestWithin ? 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED' : null;
};

/**
 * Why an open request refuses this event, null when it accepts it (specification, section 5, POV request files). The
 * timer event `pov.expired` is never refused.
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
