import { Swords } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { EndlessList } from '../../ui/data/endless-list';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Stack } from '../../ui/layout/stack';
import { useToast } from '../../ui/toast/use-toast';
import { Section } from './section';
import { texts } from './texts';

const pageSize = 1000;

export const StatesSection = () => {
  const toast = useToast();
  const [count, setCount] = useState(pageSize);
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      <Section title={texts.states}>
        <Stack>
          <Skeleton $width="240px" $height={24} />
          <Skeleton $height={72} $radius="16px" />
          <EmptyState icon={<Swords />} text={texts.empty} action={<Button variant="primary">{texts.primary}</Button>} />
          <ErrorState onRetry={() => toast.info(texts.saved)} />
        </Stack>
      </Section>
      <Section title={texts.list}>
        <EndlessList
          items={rows}
          itemKey={(row) => row}
          renderItem={(row) => texts.row(row)}
          itemHeight={23}
          hasMore
          loading={false}
          onMore={() => setCount(count + pageSize)}
        />
      </Section>
    </>
  );
};
