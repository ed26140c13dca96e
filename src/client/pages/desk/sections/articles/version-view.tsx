import { useState } from 'react';
import styled from 'styled-components';
import { diffDocuments } from '#domain/blog/article-diff.ts';
import { type ArticleBlock, textOfBlock } from '#domain/blog/article-document.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { SegmentedControl } from '#client/kit/form/segmented-control.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../kit/quiet';
import type { Moderated, Remarks } from './article';
import { BlockRemark } from './block-remark';
import { ChangedBlockView, WordChanges } from './changed-block';
import { texts } from './texts';

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  padding: 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r16};
  background: ${theme.color.surface1};
`;

const Title = styled.h2`
  font: 600 24px/1.3 ${theme.font.title};
  overflow-wrap: anywhere;
`;

const Old = styled.p`
  padding: 8px 12px;
  border-radius: 10px;
  background: ${theme.color.warnSoft};
  font-size: 13px;
`;

type Mode = 'changes' | 'whole';

const asBlock = (id: string, text: string): ArticleBlock => ({ type: 'paragraph', id, text: [{ text }] });

/** A plain text field of the version, with its previous value. */
const Line = ({ before, after, id }: { readonly before: string | null; readonly after: string; readonly id: string }) =>
  before === null || before === after ? (
    after
  ) : (
    <WordChanges change={{ before: asBlock(id, before), after: asBlock(id, after) }} />
  );

/** How much of a block's text names it for screen readers. */
const nameLength = 40;

interface VersionViewProps {
  readonly moderated: Moderated;
  readonly remarks: Remarks;
  /** Null: nothing is to be decided. */
  readonly onRemark: ((blockId: string, text: string | undefined) => void) | null;
}

/** The newest version, block by block: all of it, or only the differences from the published one. */
export const VersionView = ({ moderated, remarks, onRemark }: VersionViewProps) => {
  const { newest, published, remarks: earlier } = moderated;
  const [mode, setMode] = useState<Mode>(published === null ? 'whole' : 'changes');
  const all = published === null ? null : diffDocuments(published.document, newest.document);
  const changed = (all ?? []).filter(({ kind }) => kind !== 'same');
  const blocks =
    all === null
      ? newest.document.blocks.map((block) => ({ kind: 'same' as const, before: block, after: block }))
      : mode === 'changes'
        ? changed
        : all.filter(({ kind }) => kind !== 'removed');
  return (
    <Stack $gap={12}>
      <Row $gap={10} $justify="space-between">
        <Row $gap={8}>
          <Badge>{texts.version(newest.number)}</Badge>
          <Quiet as="span">{all === null ? texts.firstTime : texts.changedBlocks(changed.length)}</Quiet>
        </Row>
        {all !== null && (
          <SegmentedControl<Mode>
            label={texts.show}
            value={mode}
            options={[
              { value: 'changes', label: texts.modes.changes },
              { value: 'whole', label: texts.modes.whole },
            ]}
            onChange={setMode}
          />
        )}
      </Row>
      <Sheet>
        <Title as={published === null || published.title === newest.title ? 'h2' : 'div'}>
          <Line id="title" before={published?.title ?? null} after={newest.title || texts.untitled} />
        </Title>
        {newest.lead !== '' && (
          <div>
            <Line id="lead" before={published?.lead ?? null} after={newest.lead} />
          </div>
        )}
        {all !== null && mode === 'changes' && changed.length === 0 && <Quiet>{texts.nothingChanged}.</Quiet>}
        {blocks.map((change) => {
          const block = change.after ?? change.before;
          if (block === null) return null;
          return (
            <Stack key={`${change.kind}${block.id}`} $gap={6}>
              <ChangedBlockView change={change} />
              {earlier
                .filter(({ blockId }) => blockId === block.id)
                .map(({ id, text, fixed }) => (
                  <Old key={id}>
                    <Badge $tone={fixed ? 'ok' : 'warn'}>{fixed ? texts.fixed : texts.open}</Badge> {text}
                  </Old>
                ))}
              {onRemark !== null && change.after !== null && (
                <BlockRemark
                  about={textOfBlock(block).slice(0, nameLength) || texts.media}
                  text={remarks[block.id]}
                  onChange={(text) => onRemark(block.id, text)}
                />
              )}
            </Stack>
          );
        })}
      </Sheet>
    </Stack>
  );
};
