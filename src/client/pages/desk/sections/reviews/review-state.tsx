import type { CallResponse } from '#client/api/call.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/reviews'>['items'][number];

export const authorOf = ({ author, authorName }: Pick<Line, 'author' | 'authorName'>): string =>
  author?.username ?? authorName ?? texts.nobody;

export const ReviewState = ({ review }: { readonly review: Pick<Line, 'imported' | 'hiddenAt' | 'shownAt'> }) => (
  <Row $gap={4}>
    {review.hiddenAt !== null && <Badge $tone="danger">{texts.hiddenMark}</Badge>}
    {review.shownAt === null && <Badge $tone="info">{texts.waits}</Badge>}
    {review.imported && <Badge>{texts.importedMark}</Badge>}
  </Row>
);
