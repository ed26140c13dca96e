import styled from 'styled-components';
import { failureOf } from '../../../../api/api-error';
import { formatDate } from '../../../../kit/display/dates';
import { theme } from '../../../../kit/theme/theme';
import { serverNow } from '../../../../kit/time/server-now';
import { actionText } from './action-text';

const Box = styled.p`
  padding: 10px 12px;
  border-radius: 10px;
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: 13px;
`;

const detailsOf = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? { ...details } : {};

/** Why an action failed; if another operator was faster, what they did. */
export const ActFailure = ({ failure }: { readonly failure: unknown }) => {
  if (failure === undefined) return null;
  const { message, details } = failureOf(failure);
  const { action, by, at } = detailsOf(details);
  const firstAction =
    typeof action === 'string' && typeof by === 'string' && typeof at === 'string'
      ? ` ${actionText(action, {})}: ${by}, ${formatDate(Date.parse(at), serverNow())}.`
      : '';
  return (
    <Box role="alert">
      {message.replace(/\.$/, '')}.{firstAction}
    </Box>
  );
};
