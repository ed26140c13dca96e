import { useState } from 'react';
import styled from 'styled-components';
import { squadLimits } from '../../../domain/settings/squad-limits';
import { Button } from '../controls/button';
import { Chip } from '../data/chip';
import { ListFailed } from '../feedback/list-failed';
import { texts } from './texts';

interface LanguageChoiceProps {
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Codes, one to five. */
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  /** The list could not be had: it is asked for again. */
  readonly onRetry?: (() => unknown) | undefined;
}

const shownAtFirst = 2;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The last one cannot be taken away: a squad speaks at least one language. */
export const LanguageChoice = ({ languages, value, onChange, onRetry }: LanguageChoiceProps) => {
  const [all, setAll] = useState(false);
  const shown = languages.filter(({ code }, index) => all || index < shownAtFirst || value.includes(code));
  const toggle = (code: string) => {
    const next = value.includes(code) ? value.filter((other) => other !== code) : [...value, code];
    if (next.length >= squadLimits.minLanguages && next.length <= squadLimits.maxLanguages) onChange(next);
  };
  if (onRetry !== undefined) return <ListFailed onRetry={onRetry} />;
  return (
    <Chips role="group" aria-label={texts.languages}>
      {shown.map(({ code, name }) => (
        <Chip key={code} selected={value.includes(code)} onClick={() => toggle(code)}>
          {name}
        </Chip>
      ))}
      {shown.length < languages.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.moreLanguages}
        </Button>
      )}
    </Chips>
  );
};
