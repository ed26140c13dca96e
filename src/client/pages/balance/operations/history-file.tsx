import { queryString } from '#client/api/call.ts';
import type { TransactionFilter } from '#client/entities/money/balance-transactions-api.ts';
import { texts } from './texts';
import { FileLink } from '#client/kit/controls/file-link.tsx';

const formats = ['xlsx', 'csv'] as const;

/** Downloads all operations of the filter as a workbook or CSV; the server streams them, so their number does not matter. */
export const HistoryFile = ({ filter }: { readonly filter: TransactionFilter }) =>
  formats.map((format) => (
    <FileLink
      key={format}
      href={`/v1/balance/transactions.${format}${queryString({ ...filter })}`}
      download
      aria-label={texts.fileLabels[format]}
    >
      {texts.files[format]}
    </FileLink>
  ));
