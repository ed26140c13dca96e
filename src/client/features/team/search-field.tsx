import { SearchInput } from '../../ui/form/search-input';
import { useTyped } from '../../ui/form/use-typed';
import { texts } from './texts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** What is typed stays in the field; the list follows when the typing pauses. */
export const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const [typed, type] = useTyped(value, onChange);
  return (
    <SearchInput label={texts.search} value={typed} maxLength={40} placeholder={texts.searchPlaceholder} onChange={({ target }) => type(target.value)} />
  );
};
