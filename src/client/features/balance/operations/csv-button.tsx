import { Download } from 'lucide-react';
import type { Transaction } from '../../../../contract/schemas/transaction';
import type { TransactionType } from '../../../../domain/enums/transaction-type';
import { balanceApi } from '../../../api/balance-api';
import { Button } from '../../../ui/controls/button';
import { useToast } from '../../../ui/toast/use-toast';
import { csvText } from './csv-text';
import { saveFile } from '../../../ui/data/save-file';
import { texts } from './texts';

const pageSize = '100';

interface CsvButtonProps {
  readonly types: readonly TransactionType[];
  readonly disabled: boolean;
}

/** Everything that the filter selects, read page by page, however long the history. */
export const CsvButton = ({ types, disabled }: CsvButtonProps) => {
  const [readPage] = balanceApi.useLazyTransactionsPageQuery();
  const toast = useToast();

  const collect = async (): Promise<readonly Transaction[]> => {
    const lines: Transaction[] = [];
    let cursor: string | null = null;
    do {
      const page = await readPage({
        query: { limit: pageSize, ...(types.length === 0 ? {} : { types: [...types] }), ...(cursor === null ? {} : { cursor }) },
      }).unwrap();
      lines.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return lines;
  };
  const save = async () => {
    try {
      saveFile(`${texts.csvName}.csv`, csvText(await collect()), 'text/csv');
    } catch {
      toast.danger(texts.csvFailed);
    }
  };
  return (
    <Button size="sm" aria-label={texts.csvLabel} disabled={disabled} onClick={save}>
      <Download aria-hidden />
      {texts.csv}
    </Button>
  );
};
