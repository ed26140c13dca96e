import type { CallResponse } from '#client/api/call.ts';

type Review = CallResponse<'GET /v1/admin/reviews/{id}'>;

export const reviewedMate = { id: '0190f000-0000-7000-8000-00000000000a', username: 'Северин', avatarUrl: null };
export const reviewWriter = { id: '0190f000-0000-7000-8000-00000000000b', username: 'Енот', avatarUrl: null };

/** A shown review of a client about a mate, as the desk opens it. */
export const aReview = (part: Partial<Review> = {}): Review => ({
  id: 7,
  author: reviewWriter,
  authorName: null,
  subject: reviewedMate,
  gameId: 'cs2',
  kind: 'FUN',
  squadId: 18_001,
  imported: false,
  rating: 5,
  text: 'Спокойно объяснил карту',
  createdAt: '2026-11-20T10:00:00.000Z',
  shownAt: '2026-11-20T10:00:00.000Z',
  hiddenAt: null,
  hiddenReason: null,
  editedAt: null,
  marks: [],
  reply: null,
  standing: null,
  ...part,
});
