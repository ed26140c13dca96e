import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { TextField } from './text-field';

const Sign = styled.span`
  padding-right: 12px;
  color: ${theme.color.text3};
  pointer-events: none;
`;

/** The browser's own cross stands before the sign, not under it. */
const Searched = styled(TextField)`
  padding-right: 40px;
`;

/** A field to search by: the same sign in it everywhere. */
export const SearchInput = (props: ComponentProps<typeof TextField>) => (
  <Searched
    type="search"
    autoComplete="off"
    after={
      <Sign aria-hidden>
        <Search />
      </Sign>
    }
    {...props}
  />
);
