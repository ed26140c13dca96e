import styled from 'styled-components';
import { cardLook } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';
import { theme } from '../../ui/theme/theme';

interface OrderPathProps {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

const Section = styled.section`
  scroll-margin-top: calc(${theme.size.header} + 16px);
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(210px, 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const Step = styled.li`
  ${cardLook}
  p {
    margin-top: 8px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const Number = styled.span`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-bottom: 16px;
  border-radius: ${theme.radius.r8};
  background: ${theme.color.surface3};
  font: 600 13px/1 ${theme.font.title};
`;

/** The steps of an order for one side. */
export const OrderPath = ({ id, title, steps }: OrderPathProps) => (
  <Section id={id} aria-labelledby={`${id}-title`}>
    <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
    <Steps>
      {steps.map((step, index) => (
        <Step key={step.title}>
          <Number aria-hidden>{index + 1}</Number>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </Step>
      ))}
    </Steps>
  </Section>
);
