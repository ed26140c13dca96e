import { Button } from '../controls/button';
import { defineTexts } from '../texts/define-texts';
import { ErrorState } from './error-state';

const texts = defineTexts({ ru: { more: 'Показать ещё' } });

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** Why the further page did not come. */
  readonly failure: string | undefined;
  readonly onMore: () => unknown;
}

/** At the end of a list: its button for a further page, or, in its place, why that page did not come. */
export const LoadMore = ({ hasMore, loading, failure, onMore }: LoadMoreProps) => {
  if (failure !== undefined) return <ErrorState text={failure} onRetry={onMore} />;
  return hasMore ? (
    <Button size="sm" variant="ghost" busy={loading} onClick={() => void onMore()}>
      {texts.more}
    </Button>
  ) : null;
};
