import { queryString } from '#client/api/call.ts';
import type { TransactionFilter } from '#client/entities/money/transactions-api.ts';
import { texts } from './texts';
import { FileLink } from '#client/kit/controls/file-link.tsx';

/** Downloads all operations of the filter as a file; the server streams it, so its length does not matter. */
export const HistoryFile = ({ filter }: { readonly filter: TransactionFilter }) => (
  <FileLink href={`/v1/balance/transactions.csv${queryString({ ...filter })}`} download aria-label={texts.csvLabel}>
    {texts.csv}
  </FileLink>
);
