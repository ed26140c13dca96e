export const blogAuthorModerationFilters = ['NO_REQUEST', 'APPROVED', 'CREATED_OR_UNDER_MODERATION', 'NEED_FIX_OR_REJECTED'] as const;

export type BlogAuthorModerationFilter = (typeof blogAuthorModerationFilters)[number];
