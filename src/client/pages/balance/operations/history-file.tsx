import { queryString } from '../../../api/call';
import type { TransactionFilter } from '../../../entities/money/transactions-api';
import { texts } from './texts';
import { FileLink } from '../../../kit/controls/file-link';

/** Downloads all operations of the filter as a file; the server streams it, so its length does not matter. */
export const HistoryFile = ({ filter }: { readonly filter: TransactionFilter }) => (
  <FileLink href={`/v1/balance/transactions.csv${queryString({ ...filter })}`} download aria-label={texts.csvLabel}>
    {texts.csv}
  </FileLink>
);
