import styled from 'styled-components';
import { GrowingArea } from '#client/kit/form/growing-area.tsx';
import { theme, touch } from '#client/kit/theme/theme.ts';

export const Frame = styled.form<{ $over?: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: end;
  margin: 12px;
  padding: 3px;
  border: 1px solid ${({ $over = false }) => ($over ? theme.color.accent : 'transparent')};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface2};
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
  &:focus-within {
    border-color: ${theme.color.accent};
  }
`;

export const Field = styled(GrowingArea)`
  grid-column: 2;
  width: 100%;
  min-height: 36px;
  max-height: 144px;
  padding: 7px 11px 7px 5px;
  border: 0;
  background: none;
  font-size: 15px;
  line-height: 1.45;
  resize: none;
  &:first-child,
  [data-alone] > & {
    grid-column: 1 / 3;
    padding-left: 11px;
  }
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
  grid-column: 3;
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

export const Attach = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 10px;
  color: ${theme.color.text2};
  &:hover {
    color: ${theme.color.text1};
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

/** Takes the whole width of the frame. */
export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  ul {
    display: grid;
    gap: 4px;
    max-height: 200px;
    padding: 4px;
    overflow-y: auto;
  }
`;

export const Hint = styled.p<{ $danger: boolean }>`
  grid-column: 1 / -1;
  padding: 2px 11px 5px;
  color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.text3)};
  font-size: 12px;
`;
