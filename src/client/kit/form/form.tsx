import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const FormError = styled.p.attrs({ role: 'alert' })`
  padding: 10px 14px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: 14px;
`;

/** Focuses the first field with an error, after the page has rendered the errors. */
export const focusFirstError = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
