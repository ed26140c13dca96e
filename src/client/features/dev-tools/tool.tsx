import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { cardLook } from '../../ui/layout/card';
import { SectionTitle } from '../../ui/layout/section-title';

interface ToolProps {
  readonly title: string;
  /** Beside the title: what can be done with the whole. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Frame = styled.section`
  ${cardLook}
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
  margin-bottom: 12px;
`;

/** One part of the demo's page. */
export const Tool = ({ title, action, children }: ToolProps) => {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <SectionTitle id={id}>{title}</SectionTitle>
        {action}
      </Head>
      {children}
    </Frame>
  );
};
