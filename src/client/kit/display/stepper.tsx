import { Check } from '../icons/check';
import styled from 'styled-components';
import { below, from, theme } from '../theme/theme';
import { VisuallyHidden } from '../layout/visually-hidden';
import { texts } from './texts';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; `steps.length` when all steps are done. */
  readonly current: number;
}

type Progress = 'done' | 'current' | 'ahead';

const Steps = styled.ol`
  display: flex;
  ${below('md')} {
    gap: 4px;
  }
`;

const Step = styled.li<{ $progress: Progress }>`
  position: relative;
  flex: 1;
  color: ${({ $progress }) => ($progress === 'ahead' ? theme.color.text3 : theme.color.text1)};
  font-size: 14px;
  font-weight: 500;
  &:last-child {
    ${from('md')} {
      flex: 0 0 auto;
      min-width: 88px;
    }
  }
  &:not(:last-child)::after {
    position: absolute;
    top: 13px;
    right: 8px;
    left: 36px;
    height: 2px;
    background: ${({ $progress }) => ($progress === 'done' ? theme.color.accent : theme.color.surface3)};
    content: '';
  }
  ${below('md')} {
    height: 4px;
    border-radius: 2px;
    background: ${({ $progress }) => ($progress === 'done' ? theme.color.accent : theme.color.surface3)};
    ${({ $progress }) => $progress === 'current' && `background: linear-gradient(90deg, ${theme.color.accent} 55%, ${theme.color.surface3} 55%);`}
    &&::after {
      display: none;
    }
  }
`;

const Mark = styled.span<{ $progress: Progress }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-bottom: 8px;
  border: 2px solid ${({ $progress }) => ($progress === 'ahead' ? theme.color.surface3 : theme.color.accent)};
  border-radius: 50%;
  background: ${({ $progress }) => ({ done: theme.color.accent, current: 'transparent', ahead: theme.color.surface3 })[$progress]};
  color: ${({ $progress }) => ({ done: theme.color.accentInk, current: theme.color.accent, ahead: theme.color.text3 })[$progress]};
  font-size: 13px;
  font-weight: 600;
  ${below('md')} {
    display: none;
  }
`;

const Name = styled.span`
  ${below('md')} {
    display: none;
  }
`;

const Caption = styled.p`
  display: none;
  justify-content: space-between;
  margin-bottom: 10px;
  color: ${theme.color.text2};
  font-size: 13px;
  b {
    color: ${theme.color.text1};
    font-weight: 600;
  }
  ${below('md')} {
    display: flex;
  }
`;

const progressOf = (index: number, current: number): Progress =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** Numbered steps with one current step; on phones a bar with the name of the step above it. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <div>
    <Caption aria-hidden>
      <b>{steps[Math.min(current, steps.length - 1)]}</b>
      <span>{texts.stepOf(Math.min(current + 1, steps.length), steps.length)}</span>
    </Caption>
    <Steps aria-label={label}>
      {steps.map((name, index) => {
        const progress = progressOf(index, current);
        return (
          <Step key={name} $progress={progress} aria-current={progress === 'current' ? 'step' : undefined}>
            <Mark $progress={progress} aria-hidden>
              {progress === 'done' ? <Check /> : index + 1}
            </Mark>
            <Name aria-hidden>{name}</Name>
            <VisuallyHidden>{texts.step(name, progress)}</VisuallyHidden>
          </Step>
        );
      })}
    </Steps>
  </div>
);
