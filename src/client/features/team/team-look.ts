import styled from 'styled-components';
import { below, from } from '../../ui/theme/media';
import { theme } from '../../ui/theme/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 24px;
  ${below('md')} {
    margin-bottom: 16px;
  }
`;

export const Count = styled.p`
  min-height: 22px;
  color: ${theme.color.text2};
  font-size: 14px;
`;

export const Columns = styled.div`
  display: grid;
  gap: 32px;
  ${from('lg')} {
    grid-template-columns: 264px minmax(0, 1fr);
  }
`;

/** Stays in sight; a long one scrolls by itself. */
export const Sidebar = styled.aside`
  display: none;
  ${from('lg')} {
    position: sticky;
    top: calc(${theme.size.header} + 24px);
    display: block;
    align-self: start;
    max-height: calc(100vh - ${theme.size.header} - 48px);
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

/** Search takes the line on phones; sort and filters share the next one. */
export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 12px;
  margin-bottom: 20px;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr) 220px 160px;
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const PhoneFilters = styled.div`
  align-self: end;
  ${from('lg')} {
    display: none;
  }
`;
