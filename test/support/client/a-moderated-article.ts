import type { CallResponse } from '#client/api/call.ts';

type Moderated = CallResponse<'GET /v1/admin/blog/articles/{id}'>;

const at = '2026-05-01T12:00:00.000Z';

/** An article that waits for a moderator, by somebody else: one paragraph, never published. */
export const aModeratedArticle = (id: number, change: Partial<Moderated['article']> = {}, version = 1): Moderated => ({
  article: {
    id,
    title: 'Дым на миде',
    gameId: null,
    type: 'TEXT',
    price: 0,
    cover: null,
    status: 'UNDER_MODERATION',
    live: false,
    hasVersion: false,
    updatedAt: at,
    publishedAt: null,
    views: 0,
    likes: 0,
    purchases: 0,
    income: 0,
    shares: 0,
    remarks: 0,
    author: {
      id: '0190f000-0000-7000-8000-000000000301',
      username: 'Мирай',
      avatarUrl: null,
      level: null,
      mateGameId: null,
      onlineLevel: 0,
      gone: false,
    },
    sentAt: at,
    recommended: false,
    ...change,
  },
  newest: {
    number: version,
    title: 'Дым на миде',
    lead: '',
    document: { blocks: [{ type: 'paragraph', id: 'p1', text: [{ text: 'Кидай из угла' }] }] },
  },
  published: null,
  remarks: [],
  decisions: [],
});
