import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { Card } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { theme } from '../../ui/theme/theme';
import { texts } from './texts';

const Question = styled.details`
  border-top: 1px solid ${theme.color.line};
  &:first-of-type {
    margin-top: 12px;
    border-top: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 48px;
    padding: 10px 0;
    border-radius: ${theme.radius.r8};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      flex-shrink: 0;
      color: ${theme.color.text3};
      transition: transform 140ms;
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  p {
    padding-bottom: 14px;
    color: ${theme.color.text2};
  }
`;

/** Answers that need nobody. */
export const FrequentQuestions = () => (
  <Card as="section" aria-labelledby="questions">
    <SectionTitle id="questions">{texts.faq}</SectionTitle>
    {texts.questions.map(({ ask, answer }) => (
      <Question key={ask}>
        <summary>
          {ask}
          <ChevronDown aria-hidden />
        </summary>
        <p>{answer}</p>
      </Question>
    ))}
  </Card>
);
