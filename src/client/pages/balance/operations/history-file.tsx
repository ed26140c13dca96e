import { queryString } from '../../../api/call';
import type { TransactionFilter } from '../../../entities/money/transactions-api';
import { texts } from './texts';
import { FileLink } from '../../../kit/controls/file-link';

/** Everything that the filter selects as a file: the server writes it while it is being saved, however long it is. */
export const HistoryFile = ({ filter }: { readonly filter: TransactionFilter }) => (
  <FileLink href={`/v1/balance/transactions.csv${queryString({ ...filter })}`} download aria-label={texts.csvLabel}>
    {texts.csv}
  </FileLink>
);
