import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, from, theme } from '#client/kit/theme/theme.ts';
import { shortWindow } from './short-window';

const Section = styled.section`
  margin-top: 32px;
  ${below('md')} {
    margin-top: 24px;
  }
  ${from('xl')} {
    position: relative;
  }
  ${shortWindow} {
    margin-top: 14px;
  }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 14px;
  font-size: 18px;
  ${shortWindow} {
    margin-bottom: 8px;
  }
  span {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: ${theme.radius.r8};
    background: ${theme.color.surface3};
    font: 600 14px/1 ${theme.font.title};
  }
`;

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

export const Step = ({ number, title, children }: StepProps) => (
  <Section aria-label={title}>
    <Title>
      <span aria-hidden>{number}</span>
      {title}
    </Title>
    {children}
  </Section>
);
