/** Why a POV request refuses an action: the family of the specification (section 8) and what it lacks. */
export type PovErrorCode =
  | 'POV_REQUESTS_FILE_TOO_LARGE'
  | 'POV_REQUESTS_FILES_LIMIT'
  | 'POV_REQUESTS_INVALID_RESPONSE'
  | 'POV_CLOSED'
  | 'POV_LINKS_LIMIT'
  | 'POV_UPLOAD_UNFINISHED';
