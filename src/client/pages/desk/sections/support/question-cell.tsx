import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { lastWords } from '#client/entities/support/last-words.ts';
import { oneLine } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/support/threads'>['items'][number];

const QuestionText = styled.span`
  ${oneLine}
  display: block;
`;

/** What was asked, and what was said last. */
export const QuestionCell = ({
  line,
}: {
  readonly line: Pick<Line, 'firstText' | 'lastText' | 'lastFile' | 'lastByOperator'>;
}) => {
  const { firstText, lastByOperator } = line;
  const last = lastWords(line);
  return (
    <>
      <QuestionText title={firstText}>{firstText || texts.questionGone}</QuestionText>
      {last !== '' && <small title={last}>{texts.saidLast(lastByOperator, last)}</small>}
    </>
  );
};
