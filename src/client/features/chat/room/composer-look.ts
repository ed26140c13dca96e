import styled from 'styled-components';
import { touch } from '../../../ui/theme/media';
import { theme } from '../../../ui/theme/theme';

export const Frame = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  margin: 12px;
  padding: 3px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:focus-within {
    border-color: ${theme.color.accent};
  }
`;

export const Field = styled.textarea`
  width: 100%;
  min-height: 36px;
  max-height: 144px;
  padding: 7px 11px;
  border: 0;
  background: none;
  font-size: 15px;
  line-height: 1.45;
  field-sizing: content;
  resize: none;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:focus {
    outline: none;
  }
  ${touch} {
    min-height: 44px;
    padding-block: 10px;
    font-size: 16px;
  }
`;

export const Send = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 0;
  border-radius: 10px;
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  &:hover {
    background: ${theme.color.accentHover};
  }
  svg {
    width: 18px;
    height: 18px;
  }
  ${touch} {
    width: 44px;
    height: 44px;
  }
`;

export const Hint = styled.p<{ $danger: boolean }>`
  grid-column: 1 / -1;
  padding: 2px 11px 5px;
  color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.text3)};
  font-size: 12px;
`;
