import styled from 'styled-components';
import { type ChangedBlock, diffWords } from '#domain/blog/article-diff.ts';
import { textOfBlock } from '#domain/blog/article-document.ts';
import { ArticleBody } from '#client/entities/blog/article-body.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

const edges = {
  same: 'transparent',
  added: theme.color.ok,
  removed: theme.color.danger,
  changed: theme.color.warn,
} as const;

const BlockFrame = styled.div<{ $kind: ChangedBlock['kind'] }>`
  padding-left: 14px;
  border-left: 3px solid ${({ $kind }) => edges[$kind]};
  overflow-wrap: anywhere;
`;

const TextBlock = styled.p`
  margin-top: 6px;
  line-height: 1.6;
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

const Body = styled(ArticleBody)`
  font-size: 15px;
  line-height: 1.6;
  > :first-child {
    margin-top: 0;
  }
`;

const tones = { added: 'ok', removed: 'danger', changed: 'warn' } as const;

/** Words added and removed between two texts. */
export const WordChanges = ({ change }: { readonly change: Pick<ChangedBlock, 'before' | 'after'> }) => (
  <TextBlock>
    {diffWords(change.before, change.after).map(({ kind, text }, index) =>
      // The pieces of a text never change their order.
      kind === 'same' ? text : kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
    )}
  </TextBlock>
);

/** A block as it will be published; if it differs from the published one, with the differences. */
export const ChangedBlockView = ({ change }: { readonly change: ChangedBlock }) => {
  const { kind, before, after } = change;
  const block = after ?? before;
  if (block === null) return null;
  const byWords = kind === 'changed' && before !== null && textOfBlock(before) !== textOfBlock(block);
  return (
    <BlockFrame $kind={kind}>
      {kind !== 'same' && <Badge $tone={tones[kind]}>{texts[kind]}</Badge>}
      {byWords ? <WordChanges change={change} /> : <Body document={{ blocks: [block] }} />}
    </BlockFrame>
  );
};
