import { Search } from '#client/kit/icons/search.tsx';
import styled from 'styled-components';
import { theme, touch } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';

const Frame = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 38px;
  margin: 0 16px 10px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: 10px;
  background: ${theme.color.surface2};
  color: ${theme.color.text3};
  &:focus-within {
    border-color: ${theme.color.accent};
  }
  svg {
    width: 16px;
    height: 16px;
  }
  input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    font-size: 14px;
    &:focus {
      outline: none;
    }
    &::placeholder {
      color: ${theme.color.text3};
      opacity: 1;
    }
  }
  ${touch} {
    height: 46px;
    input {
      height: 100%;
      font-size: 16px;
    }
  }
`;

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchField = ({ value, onChange }: SearchFieldProps) => (
  <Frame>
    <Search aria-hidden />
    <input
      type="search"
      value={value}
      maxLength={100}
      placeholder={texts.searchHint}
      aria-label={texts.search}
      onChange={(event) => onChange(event.target.value)}
    />
  </Frame>
);
