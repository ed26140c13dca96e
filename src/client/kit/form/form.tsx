import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/** How an error looks; for one in a live region that stands there before it. */
export const ErrorBox = styled.p`
  padding: 10px 14px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: 14px;
`;

export const FormError = styled(ErrorBox).attrs({ role: 'alert' })``;

/** Frames within which the page has rendered the errors, also on a slow device. */
const framesToRender = 30;

/** Focuses the first field with an error, as soon as the page has rendered the errors. */
export const focusFirstError = (form: HTMLFormElement | null, frames = framesToRender): void => {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) field.focus();
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
};
