import { Star } from '#client/kit/icons/star.tsx';
import { FieldGroup } from '#client/kit/form/field-group.tsx';
import { ringOfChoice, wholeChoice } from '#client/kit/form/choice-styles.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { below, theme, touch } from '#client/kit/theme/theme.ts';
import { texts } from './texts';

const Line = styled(FieldGroup)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  > span {
    color: inherit;
    font-size: 14px;
    font-weight: inherit;
  }
  > div {
    display: flex;
  }
  ${below('md')} {
    flex-direction: column;
    align-items: flex-start;
    > div {
      margin-left: -11px;
    }
  }
`;

const Mark = styled.label<{ $on: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.r8};
  ${touch} {
    width: 44px;
    height: 44px;
  }
  color: ${({ $on }) => ($on ? theme.color.accent : theme.color.text3)};
  cursor: pointer;
  svg {
    fill: ${({ $on }) => ($on ? 'currentColor' : 'none')};
  }
  ${ringOfChoice}
  outline-offset: -2px;
  input {
    ${wholeChoice}
  }
`;

interface StarsProps {
  readonly name: string;
  /** 0: not given yet. */
  readonly value: number;
  readonly onChange: (mark: number) => void;
}

/** One criterion: five radio buttons that look like stars. */
export const Stars = ({ name, value, onChange }: StarsProps) => {
  const group = useId();
  return (
    <Line label={name}>
      <div>
        {[1, 2, 3, 4, 5].map((mark) => (
          <Mark key={mark} $on={mark <= value}>
            <input
              type="radio"
              name={group}
              checked={mark === value}
              aria-label={texts.mark(name, mark)}
              onChange={() => onChange(mark)}
            />
            <Star aria-hidden />
          </Mark>
        ))}
      </div>
    </Line>
  );
};
