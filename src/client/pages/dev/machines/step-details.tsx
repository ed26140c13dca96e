import { ChevronLeft } from '#client/kit/icons/chevron-left.tsx';
import { ChevronRight } from '#client/kit/icons/chevron-right.tsx';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import type { ActorStep } from './live-log';
import { texts } from './texts';

const Part = styled.section`
  margin-top: 24px;
  h3 {
    margin-top: 12px;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Code = styled.pre`
  max-height: 260px;
  margin-top: 6px;
  padding: 10px 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  color: ${theme.color.text2};
  font-size: 12px;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;

interface StepDetailsProps {
  readonly step: ActorStep;
  readonly earlier: ActorStep | undefined;
  readonly later: ActorStep | undefined;
  /** Null: back to live. */
  readonly onSelect: (step: ActorStep | null) => void;
}

/** One moment of an actor: the event, and the context after it. */
export const StepDetails = ({ step, earlier, later, onSelect }: StepDetailsProps) => (
  <Part>
    <SectionTitle>{texts.moment}</SectionTitle>
    <Row $gap={4}>
      <IconButton label={texts.earlier} disabled={!earlier} onClick={() => earlier && onSelect(earlier)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={texts.later} disabled={!later} onClick={() => later && onSelect(later)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <Button size="sm" onClick={() => onSelect(null)}>
        {texts.toLive}
      </Button>
    </Row>
    <h3>{texts.event}</h3>
    <Code tabIndex={0} aria-label={texts.event}>
      {step.payload === '' ? step.event : step.payload}
    </Code>
    <h3>{texts.snapshot}</h3>
    <Code tabIndex={0} aria-label={texts.snapshot}>
      {step.context === '' ? texts.noContext : step.context}
    </Code>
  </Part>
);
