import { Status } from '#client/kit/feedback/status.tsx';
import type { IconComponent } from '../../kit/icons/icon';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../kit/theme/theme';

const Center = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding-top: 8px;
  text-align: center;
  text-wrap: balance;
  h3 {
    font: 600 22px/1.25 ${theme.font.title};
  }
  p {
    color: ${theme.color.text2};
  }
  > :last-child {
    margin-top: 12px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 12px;
`;

const Sign = styled.span<{ $tone: 'ok' | 'warn' | 'danger' }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: ${theme.radius.r24};
  background: ${({ $tone }) => ({ ok: theme.color.okSoft, warn: theme.color.warnSoft, danger: theme.color.dangerSoft })[$tone]};
  color: ${({ $tone }) => theme.color[$tone]};
  svg {
    width: 32px;
    height: 32px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 100%;
`;

interface OutcomeSectionProps {
  readonly tone: 'ok' | 'warn' | 'danger';
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One result of a payment: icon, texts and buttons. */
export const OutcomeSection = ({ tone, icon: Icon, title, text, children }: OutcomeSectionProps) => (
  <Center>
    <Sign $tone={tone} aria-hidden>
      <Icon />
    </Sign>
    <Status as={Words}>
      <h3>{title}</h3>
      <p>{text}</p>
    </Status>
    <Actions>{children}</Actions>
  </Center>
);

/** The main button of a result. */
export const mainButton = { variant: 'primary', size: 'lg', wide: true } as const;
