import styled from 'styled-components';
import { below, from, theme } from '../../kit/theme/theme';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { LoadingTitle } from '../../kit/routing/loading-title';
import { texts } from './texts';

/**
 * Two columns; on phones one, ordered by importance: `display: contents` makes the items of both columns children of
 * one flex column.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 24px;
  align-items: start;
  ${below('lg')} {
    display: flex;
    flex-direction: column;
    gap: 12px;
    align-items: stretch;
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  ${below('lg')} {
    display: contents;
  }
`;

export const Aside = styled(Column)`
  ${below('lg')} {
    display: contents;
  }
  ${from('lg')} {
    position: sticky;
    top: calc(${theme.size.header} + 16px);
  }
`;

/** Its position on a phone. */
export const Slot = styled.div<{ $order: number }>`
  min-width: 0;
  ${below('lg')} {
    order: ${({ $order }) => $order};
  }
  &:empty {
    display: none;
  }
`;

const card = '16px';

export const SquadSkeleton = () => (
  <Page role="status" aria-busy aria-label={texts.loading}>
    <LoadingTitle>{texts.pageTitle}</LoadingTitle>
    <Columns>
      <Column>
        <Skeleton $width="240px" $height={18} />
        <Skeleton $width="420px" $height={34} />
        <Skeleton $height={208} $radius={card} />
        <Skeleton $height={300} $radius={card} />
        <Skeleton $height={220} $radius={card} />
      </Column>
      <Column>
        <Skeleton $height={200} $radius={card} />
        <Skeleton $height={420} $radius={card} />
      </Column>
    </Columns>
  </Page>
);
