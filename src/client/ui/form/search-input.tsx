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

/** A field to search by: the same sign in it everywhere. */
export const SearchInput = (props: ComponentProps<typeof TextField>) => (
  <TextField
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
