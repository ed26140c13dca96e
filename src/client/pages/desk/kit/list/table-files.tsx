import { queryString } from '#client/api/call.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import type { ButtonVariant } from '#client/kit/controls/button-class.ts';
import { FileLink } from '#client/kit/controls/file-link.tsx';
import { currentTimeZone } from '#client/kit/time/server-now.ts';
import { texts } from '../texts';

interface TableFilesProps {
  /** Without its extension: the server has it as `.xlsx` and as `.csv`. */
  readonly path: string;
  readonly query?: ListFilters;
  /** What the files hold, where the page has several. */
  readonly name?: string;
  readonly title?: string;
  readonly variant?: ButtonVariant;
}

/** Links to a table as an Excel workbook and as CSV; its times are those that the desk shows. */
export const TableFiles = ({ path, query = {}, name, title, variant = 'secondary' }: TableFilesProps) => {
  const hrefOf = (format: 'xlsx' | 'csv') => `${path}.${format}${queryString({ ...query, zone: currentTimeZone() })}`;
  return (
    <>
      <FileLink href={hrefOf('xlsx')} title={title} variant={variant}>
        {name === undefined ? texts.xlsx : texts.namedFile(name, texts.xlsx)}
      </FileLink>
      <FileLink
        href={hrefOf('csv')}
        title={title}
        variant={variant}
        aria-label={name === undefined ? undefined : texts.namedFile(name, texts.csv)}
      >
        {texts.csv}
      </FileLink>
    </>
  );
};
