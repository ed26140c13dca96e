import { ChevronDown } from '../icons/chevron-down';
import styled from 'styled-components';
import { theme } from '../theme/theme';

interface QuestionListProps {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

const List = styled.div`
  margin-top: 12px;
  border-top: 1px solid ${theme.color.line};
`;

const Question = styled.details`
  border-bottom: 1px solid ${theme.color.line};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 52px;
    padding: 10px 4px;
    border-radius: ${theme.radius.r8};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover svg {
      color: ${theme.color.text1};
    }
  }
  svg {
    flex-shrink: 0;
    color: ${theme.color.text3};
    transition: transform 140ms;
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  p {
    max-width: 68ch;
    padding: 0 4px 18px;
    color: ${theme.color.text2};
  }
`;

/** A list of questions with collapsed answers (`details`). */
export const QuestionList = ({ questions }: QuestionListProps) => (
  <List>
    {questions.map(({ question, answer }) => (
      <Question key={question}>
        <summary>
          {question}
          <ChevronDown aria-hidden />
        </summary>
        <p>{answer}</p>
      </Question>
    ))}
  </List>
);
