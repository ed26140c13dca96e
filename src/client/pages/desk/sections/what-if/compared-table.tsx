import styled from 'styled-components';
import { below, tabular, theme } from '#client/kit/theme/theme.ts';
import { plainTable } from '../../kit/plain-table';
import { texts } from './texts';

/** Figures as they were (on wide screens) and as they would have been. */
export const Table = styled.table`
  ${plainTable}
  th[scope='row'] {
    padding: 10px 12px 10px 0;
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.text1};
    font-size: 14px;
    font-weight: 400;
  }
  td {
    ${tabular}
    padding: 10px 0 10px 12px;
    border-top: 1px solid ${theme.color.line};
    text-align: right;
    white-space: nowrap;
  }
  th[data-end] {
    padding-right: 0;
    text-align: right;
  }
  tr[data-last] {
    font-weight: 600;
  }
  ${below('md')} {
    [data-was] {
      display: none;
    }
  }
`;

/** `of`: what the rows are of. */
export const Head = ({ of }: { readonly of: string }) => (
  <thead>
    <tr>
      <th scope="col">{of}</th>
      <th scope="col" data-end data-was>
        {texts.columns.was}
      </th>
      <th scope="col" data-end>
        {texts.columns.would}
      </th>
      <th scope="col" data-end>
        {texts.columns.difference}
      </th>
    </tr>
  </thead>
);
