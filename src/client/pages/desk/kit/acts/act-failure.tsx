import styled from 'styled-components';
import type { ApiFailure } from '#client/api/api-error.ts';
import { formatDate } from '#client/kit/display/dates.ts';
import { theme } from '#client/kit/theme/theme.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { actionText } from '#domain/desk/action-text.ts';
import { refusedFields } from './refused-fields';

const Box = styled.p`
  padding: 10px 12px;
  border-radius: 10px;
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  font-size: 13px;
`;

const detailsOf = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? { ...details } : {};

interface ActFailureProps {
  readonly failure: ApiFailure | undefined;
  /** Fields of the form that show their own errors. */
  readonly shownFields?: readonly string[];
}

/** Why an action failed, with what is wrong in its fields; if another operator was faster, what they did. */
export const ActFailure = ({ failure, shownFields = [] }: ActFailureProps) => {
  if (failure === undefined) return null;
  const { message, details } = failure;
  const { action, by, at } = detailsOf(details);
  const firstAction =
    typeof action === 'string' && typeof by === 'string' && typeof at === 'string'
      ? [`${actionText(action, {})}: ${by}, ${formatDate(Date.parse(at), serverNow())}`]
      : [];
  const wrong = Object.entries(refusedFields(failure)).filter(([name]) => !shownFields.includes(name));
  const told = new Set([message, ...wrong.map(([, text]) => text), ...firstAction]);
  return <Box role="alert">{Array.from(told, (text) => `${text.replace(/\.$/, '')}.`).join(' ')}</Box>;
};
