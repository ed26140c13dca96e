/** In a category for adults. */
export const ageErrors = ['AGE_UNKNOWN', 'AGE_ADULTS_ONLY'] as const;

/** The mate no longer fits what the squad asks for. */
const misfitErrors = [
  'SQUADS_MATE_PLATFORM_MISMATCH',
  'SQUADS_MATE_LANGUAGE_MISMATCH',
  'SQUADS_MATE_CATEGORY_DISABLED',
  'SQUADS_MATE_BOOKED',
] as const;

/** Why a squad cannot be created or repeated. */
export const creationErrors = [
  ...ageErrors,
  'SQUADS_HAS_SQUAD',
  'SQUADS_HAS_INVITATION',
  'SQUADS_GAME_NOT_FOUND',
  'SQUADS_CATEGORY_NOT_FOUND',
  'SQUADS_CANNOT_PLAY_CATEGORY',
  'SQUADS_CATEGORY_PROMO_DISABLED',
  'SQUADS_INVALID_PLATFORM',
  'SQUADS_INVALID_MEMBERS',
  'SQUADS_MAX_SLOTS',
  'SQUADS_MATE_NOT_ACTIVE',
  'SQUADS_INVALID_ONBOARDING',
  'SQUADS_MATE_GAME_MISMATCH',
  ...misfitErrors,
] as const;

/** Why a mate cannot be invited. */
export const inviteMateErrors = [
  'SQUADS_MUST_BE_INVISIBLE',
  'SQUADS_ALREADY_INVITED',
  'SQUADS_ALREADY_MEMBER',
  'SQUADS_FULL',
  'SQUADS_HAS_SQUAD',
  'SQUADS_MATE_NOT_FOUND',
  'SQUADS_MATE_NOT_ACTIVE',
  'SQUADS_MATE_HAS_SQUAD',
  'SQUADS_INVALID_ONBOARDING',
  'SQUADS_MATE_GAME_MISMATCH',
  ...misfitErrors,
] as const;

/**
 * A squad all of whose invitations failed is not created: the refusal is that of the first one. In addition to
 * `creationErrors`.
 */
export const nobodyInvitedErrors = [
  'SQUADS_MATE_NOT_FOUND',
  'SQUADS_MATE_HAS_SQUAD',
  'SQUADS_FULL',
  'SQUADS_MEMBER_NOT_FOUND',
] as const;

/** Refusals of most steps: no such squad, not a member, not the owner, or the wrong status. */
export const stepErrors = [
  'SQUADS_NOT_FOUND',
  'SQUADS_NOT_MEMBER',
  'SQUADS_NOT_OWNER',
  'SQUADS_INVALID_STATE',
] as const;

/** Why the terms of a squad cannot be changed. */
export const updateErrors = [
  ...ageErrors,
  ...stepErrors,
  'SQUADS_MUST_BE_INVISIBLE',
  'SQUADS_MAX_SLOTS',
  'SQUADS_FULL',
  'SQUADS_CATEGORY_NOT_FOUND',
  'SQUADS_CANNOT_PLAY_CATEGORY',
  'SQUADS_INVALID_PLATFORM',
  'SQUADS_PROMO_CODE_CATEGORY_MISMATCH',
  'SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH',
  ...misfitErrors,
] as const;

/** Why a friend cannot be invited. */
export const inviteFriendErrors = [
  ...stepErrors,
  'SQUADS_ALREADY_INVITED',
  'SQUADS_ALREADY_MEMBER',
  'SQUADS_FULL',
  'SQUADS_INVALID_MEMBERS',
  'SQUADS_CANNOT_PLAY_CATEGORY',
  'USERS_NOT_FOUND',
] as const;

/** Why a person cannot join by themselves. */
export const joinErrors = [
  ...ageErrors,
  ...stepErrors,
  'SQUADS_MUST_BE_VISIBLE',
  'SQUADS_FULL',
  'SQUADS_HAS_SQUAD',
  'SQUADS_ALREADY_MEMBER',
  'SQUADS_INVALID_MEMBERS',
] as const;

/** Why a squad cannot be published or hidden. */
export const publishErrors = [
  ...stepErrors,
  'SQUADS_ALREADY_PUBLISHED',
  'SQUADS_MUST_BE_VISIBLE',
  'SQUADS_FULL',
  'SQUADS_CANNOT_PLAY_CATEGORY',
] as const;
