import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { texts } from './texts';

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

const presets = [0, 25, 50, 75, 100] as const;

interface PercentFieldProps {
  readonly label: string;
  /** As typed. */
  readonly value: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A percent, typed or chosen from the presets. */
export const PercentField = ({ label, value, hint, error, onChange }: PercentFieldProps) => (
  <div>
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={3}
      value={value}
      hint={hint}
      error={error}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
    />
    <Presets role="group" aria-label={texts.presets}>
      {presets.map((percent) => (
        <Button
          key={percent}
          size="sm"
          variant={value === String(percent) ? 'soft' : 'ghost'}
          aria-pressed={value === String(percent)}
          onClick={() => onChange(String(percent))}
        >
          {texts.preset(percent)}
        </Button>
      ))}
    </Presets>
  </div>
);

/** The typed percent; null when it is none. */
export const percentOfText = (text: string): number | null => {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return percent >= 0 && percent <= 100 ? percent : null;
};
