import { Receipt } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../../../contract/schemas/transaction';
import { failureOf } from '../../../api/api-failure';
import { useMe } from '../../../api/use-me';
import { Button } from '../../../ui/controls/button';
import { EndlessList } from '../../../ui/data/endless-list';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Card } from '../../../ui/layout/card';
import { SectionTitle } from '../../../ui/layout/section-title';
import { Row } from '../../../ui/layout/stack';
import { below } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';
import { serverNow } from '../../../ui/time/server-now';
import { CsvButton } from './csv-button';
import { dayRows } from './day-rows';
import { OperationDetails } from './operation-details';
import { OperationRow } from './operation-row';
import { OperationsFilter } from './operations-filter';
import { OperationsSkeleton } from './operations-skeleton';
import { texts } from './texts';
import { useOperations } from './use-operations';

const Frame = styled(Card)`
  min-width: 0;
  min-height: 320px;
  padding: 20px 0 12px;
`;

const Head = styled(Row)`
  justify-content: space-between;
  padding: 0 20px 12px;
  ${below('md')} {
    padding-inline: 16px;
  }
`;

const Day = styled.h3`
  padding: 16px 20px 4px;
  color: ${theme.color.text3};
  font: 600 13px/1.4 ${theme.font.text};
  ${below('md')} {
    padding-inline: 16px;
  }
`;

/** The history: by day, filtered by type, endless; a line opens its receipt. */
export const OperationsCard = () => {
  const { lines, groups, types, choose, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useOperations();
  const [open, setOpen] = useState<string | null>(null);
  const isMate = Boolean(useMe()?.mateAccess);
  const rows = useMemo(() => dayRows(lines ?? [], serverNow()), [lines]);
  const shown = lines?.find(({ id }) => id === open);

  const body = () => {
    if (lines === undefined) return error === undefined ? <OperationsSkeleton /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />;
    if (lines.length === 0) {
      if (groups.length > 0) return <EmptyState icon={<Receipt />} text={texts.emptyFiltered} action={<Button size="sm" onClick={() => choose([])}>{texts.showAll}</Button>} />;
      return <EmptyState icon={<Receipt />} text={isMate ? texts.emptyForMates : texts.empty} />;
    }
    return (
      <>
        <EndlessList
          items={rows}
          itemKey={({ key }) => key}
          itemHeight={66}
          renderItem={(row) => (row.kind === 'day' ? <Day>{row.name}</Day> : <OperationRow line={row.line} onOpen={({ id }: Transaction) => setOpen(id)} />)}
          hasMore={hasNextPage && !isFetchNextPageError}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
        {isFetchNextPageError && <ErrorState text={failureOf(error).message} onRetry={fetchNextPage} />}
      </>
    );
  };
  return (
    <Frame as="section" aria-labelledby="operations">
      <Head>
        <SectionTitle id="operations">{texts.title}</SectionTitle>
        <Row $gap={8}>
          <OperationsFilter groups={groups} onChoose={choose} />
          <CsvButton types={types} disabled={lines === undefined || lines.length === 0} />
        </Row>
      </Head>
      {body()}
      {shown !== undefined && <OperationDetails line={shown} onClose={() => setOpen(null)} />}
    </Frame>
  );
};
