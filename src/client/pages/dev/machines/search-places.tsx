import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import { SearchInput } from '#client/kit/form/text-field.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { findPlaces } from './find-place';
import { StepRows } from './step-rows';
import { texts } from './texts';

const Box = styled.div`
  max-width: 420px;
  margin-top: 12px;
  p {
    margin-top: 8px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

interface SearchPlacesProps {
  readonly machine: AnyStateMachine;
  /** The state that was chosen last. */
  readonly chosen: string | null;
  readonly onChoose: (state: string) => void;
}

/** The state to show: each press goes on to the next one that takes the event. */
const nextOf = (states: readonly string[], chosen: string | null): string =>
  states[(states.indexOf(chosen ?? '') + 1) % states.length] ?? '';

/** Finds a state or an event of a machine, and shows it on the drawing. */
export const SearchPlaces = ({ machine, chosen, onChoose }: SearchPlacesProps) => {
  const [words, setWords] = useState('');
  const found = findPlaces(machine, words);
  return (
    <Box>
      <SearchInput label={texts.search} value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      {words.trim() !== '' && found.length === 0 && <Status>{texts.notFound}</Status>}
      {found.length > 0 && (
        <StepRows aria-label={texts.found}>
          {found.map(({ kind, name, description, states }) => (
            <li key={`${kind} ${name}`}>
              <button
                type="button"
                aria-pressed={kind === 'state' && name === chosen}
                onClick={() => onChoose(nextOf(states, chosen))}
              >
                <b>{name}</b> {kind === 'event' && <span>{texts.eventFrom(states.join(', '))}</span>}
                {description !== '' && <small>{description}</small>}
              </button>
            </li>
          ))}
        </StepRows>
      )}
    </Box>
  );
};
