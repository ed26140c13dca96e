import { Status } from '#client/kit/feedback/status.tsx';
import { isFound } from '#domain/text/search-form.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { SearchInput } from '#client/kit/form/text-field.tsx';
import { tabular, theme, touch } from '#client/kit/theme/theme.ts';
import { ListCard } from './step-view';
import { texts } from './texts';

export interface NumberedAction {
  /** The number of the step that it makes, from 1. */
  readonly step: number;
  readonly action: UnknownAction;
}

/** Actions whose name or contents contain the text, case-insensitive. */
const filterActions = (actions: readonly UnknownAction[], query: string): readonly NumberedAction[] => {
  const wanted = query.trim();
  return actions
    .map((action, index) => ({ step: index + 1, action }))
    .filter(({ action }) => wanted === '' || isFound(JSON.stringify(action), wanted));
};

/** Of a long log only the surroundings of the current step are shown. */
const shown = 200;

const around = (found: readonly NumberedAction[], at: number): readonly NumberedAction[] => {
  const after = found.findIndex(({ step }) => step >= at);
  const position = after < 0 ? found.length : after;
  const begin = Math.max(0, Math.min(position - shown / 2, found.length - shown));
  return found.slice(begin, begin + shown);
};

const List = styled.ol`
  max-height: 420px;
  margin-top: 12px;
  overflow: auto;
  button {
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 32px;
    padding: 2px 10px;
    border-radius: ${theme.radius.r8};
    font-size: 13px;
    text-align: left;
    overflow-wrap: anywhere;
    &:hover {
      background: ${theme.color.surface2};
    }
    &[aria-current] {
      background: ${theme.color.surface3};
    }
    ${touch} {
      min-height: 44px;
    }
  }
  span {
    ${tabular}
    flex-shrink: 0;
    min-width: 40px;
    color: ${theme.color.text2};
    text-align: right;
  }
`;

const Found = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 13px;
`;

interface ActionListProps {
  readonly actions: readonly UnknownAction[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** All actions of the log, or those found; a press goes to the step. */
export const ActionList = ({ actions, at, onGo }: ActionListProps) => {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(() => filterActions(actions, wanted), [actions, wanted]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls, not the page.
    if (box && row) box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at, found]);
  return (
    <ListCard>
      <SearchInput label={texts.filter} value={query} onChange={({ target }) => setQuery(target.value)} />
      <Status as={Found}>{texts.found(found.length, actions.length)}</Status>
      <List ref={list} aria-label={texts.actions}>
        {around(found, at).map(({ step, action }) => (
          <li key={step}>
            <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
              <span>{step}</span> {action.type}
            </button>
          </li>
        ))}
      </List>
    </ListCard>
  );
};
