import { MessageCircleQuestion } from 'lucide-react';
import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useSupportThreadsInfiniteQuery } from '../../api/support-api';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { Stack } from '../../ui/layout/stack';
import { texts } from './texts';
import { ThreadRow } from './thread-row';

const List = styled.ul`
  margin: 12px -12px -8px;
`;

const Wait = styled(Stack)`
  margin-top: 20px;
`;

/** What this person has asked, newest first. */
export const OwnThreads = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useSupportThreadsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const threads = data?.pages.flatMap(({ items }) => items);
  const content = () => {
    if (threads === undefined) {
      if (error !== undefined) return <ErrorState text={failureOf(error).message} onRetry={refetch} />;
      return (
        <Wait $gap={12} role="status" aria-label={texts.loading}>
          <Skeleton $height={56} $radius="12px" />
          <Skeleton $height={56} $radius="12px" />
        </Wait>
      );
    }
    if (threads.length === 0) return <EmptyState icon={<MessageCircleQuestion />} text={texts.noThreads} />;
    return (
      <>
        <List>
          {threads.map((thread) => (
            <ThreadRow key={thread.chatId} thread={thread} />
          ))}
        </List>
        {hasNextPage && (
          <Button size="sm" variant="ghost" wide onClick={() => fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </>
    );
  };
  return (
    <Card as="section" aria-labelledby="threads">
      <SectionTitle id="threads">{texts.threads}</SectionTitle>
      {content()}
    </Card>
  );
};
