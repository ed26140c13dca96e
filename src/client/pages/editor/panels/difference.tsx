import styled from 'styled-components';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { diffDocuments, diffWords } from '#domain/blog/article-diff.ts';
import { Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';

const BlockLine = styled.p`
  padding: 12px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ins {
    background: ${theme.color.okSoft};
    color: ${theme.color.ok};
    text-decoration: none;
  }
  del {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
`;

/** Words added and removed between two versions, block by block. */
export const Difference = ({
  before,
  after,
}: {
  readonly before: ArticleDocument;
  readonly after: ArticleDocument;
}) => {
  const changed = diffDocuments(before, after).filter(({ kind }) => kind !== 'same');
  if (changed.length === 0) return <p>{texts.same}</p>;
  return (
    <Stack $gap={10}>
      {changed.map((change) => (
        <BlockLine key={`${change.kind}${(change.after ?? change.before)?.id ?? ''}`}>
          {diffWords(change.before, change.after).map(({ kind, text }, index) =>
            kind === 'same' ? text : kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
          )}
        </BlockLine>
      ))}
    </Stack>
  );
};
