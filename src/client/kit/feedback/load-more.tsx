import styled from 'styled-components';
import { Button } from '../controls/button';
import { useFocusFallback } from '../controls/use-focus-fallback';
import { defineTexts } from '../texts/define-texts';
import { ErrorState } from './error-state';
import { useOnceFree } from '../form/use-once-free';

const texts = defineTexts({ ru: { more: 'Показать ещё', rest: 'Продолжение списка', end: 'Показано всё' } });

/** Takes no room at the end of a whole list, where it may still have the focus. */
const Frame = styled.div`
  display: grid;
  &:empty {
    position: absolute;
  }
`;

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** What is shown is being fetched again: a further page must wait. */
  readonly refetching?: boolean;
  /** Why the further page did not come. */
  readonly failure: string | undefined;
  readonly onMore: () => unknown;
}

/** At the end of a list: its button for a further page, or, in its place, why that page did not come. */
export const LoadMore = ({ hasMore, loading, refetching = false, failure, onMore }: LoadMoreProps) => {
  const loadMore = useOnceFree(refetching, onMore);
  // The pressed button disappears with the last page and with a failure.
  const focusRef = useFocusFallback<HTMLDivElement>();
  return (
    <Frame
      ref={focusRef}
      tabIndex={-1}
      role="group"
      aria-label={hasMore || failure !== undefined ? texts.rest : texts.end}
    >
      {failure !== undefined ? (
        <ErrorState text={failure} onRetry={loadMore} />
      ) : (
        hasMore && (
          <Button size="sm" variant="ghost" busy={loading} onClick={loadMore}>
            {texts.more}
          </Button>
        )
      )}
    </Frame>
  );
};
