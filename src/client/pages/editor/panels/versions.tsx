import { useState } from 'react';
import styled from 'styled-components';
import type { DraftView } from '#contract/blog/draft.ts';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useArticleVersionQuery } from '#client/entities/blog/blog-writing-api.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { Card, CardTitle } from '#client/kit/layout/card.tsx';
import { Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';
import { Difference } from './difference';

const Line = styled.button`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 6px 8px;
  border-radius: ${theme.radius.r8};
  font-size: 14px;
  text-align: left;
  &:hover {
    background: ${theme.color.surface2};
  }
  small {
    display: block;
    color: ${theme.color.text3};
    font-size: 13px;
  }
`;

interface VersionsProps {
  readonly draft: DraftView;
  /** As it is written now. */
  readonly document: ArticleDocument;
}

const Compared = ({
  id,
  number,
  document,
}: {
  readonly id: number;
  readonly number: number;
  readonly document: ArticleDocument;
}) => (
  <Loaded query={useArticleVersionQuery({ params: { id, version: number } })} skeleton={<BusySkeleton $height={200} />}>
    {(version) => <Difference before={version.document} after={document} />}
  </Loaded>
);

export const Versions = ({ draft: { id, versions }, document }: VersionsProps) => {
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <Card as="section" aria-label={texts.versions}>
      <Stack $gap={12}>
        <CardTitle>{texts.versions}</CardTitle>
        <ul>
          {versions.map(({ number, publishedAt, createdAt, current }) => (
            <li key={number}>
              <Line type="button" onClick={() => setCompared(number)}>
                <span>
                  {texts.version(number)}
                  <small>
                    {current ? texts.versionRead : publishedAt === null ? texts.versionNow : texts.versionOut}
                  </small>
                </span>
                <DateText value={publishedAt ?? createdAt} />
              </Line>
            </li>
          ))}
        </ul>
      </Stack>
      {compared !== null && (
        <Dialog title={texts.versionDifference(compared)} width={680} onClose={() => setCompared(null)}>
          <Compared id={id} number={compared} document={document} />
        </Dialog>
      )}
    </Card>
  );
};
