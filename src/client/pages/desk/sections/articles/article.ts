import type { ArticleStatus } from '#domain/blog/article-enums.ts';
import type { CallResponse } from '#client/api/call.ts';
import type { BadgeTone } from '#client/kit/display/badge.tsx';

/** An article as a moderator sees it: the newest version next to the published one. */
export type Moderated = CallResponse<'GET /v1/admin/blog/articles/{id}'>;

/** The moderator's remarks, by block id. */
export type Remarks = Readonly<Record<string, string>>;

export const articleTones: Readonly<Record<ArticleStatus, BadgeTone>> = {
  CREATED: 'neutral',
  UNDER_MODERATION: 'warn',
  NEED_FIX: 'info',
  APPROVED: 'ok',
  REJECTED: 'danger',
  DELETED: 'neutral',
  REASSIGNED: 'violet',
};
