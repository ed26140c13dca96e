import { Search } from 'lucide-react';
import styled from 'styled-components';
import { TextField } from '../../ui/form/text-field';
import { useTyped } from '../../ui/form/use-typed';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Sign = styled.span`
  padding-right: 12px;
  color: ${theme.color.text3};
  pointer-events: none;
`;

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** What is typed stays in the field; the list follows when the typing pauses. */
export const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const [typed, type] = useTyped(value, onChange);
  return (
    <TextField
      label={texts.search}
      type="search"
      value={typed}
      maxLength={40}
      autoComplete="off"
      placeholder={texts.searchPlaceholder}
      onChange={({ target }) => type(target.value)}
      after={
        <Sign aria-hidden>
          <Search />
        </Sign>
      }
    />
  );
};
