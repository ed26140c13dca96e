import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { LoadFailed, type QueryState } from '#client/api/loaded.tsx';
import { Below, Label } from '#client/kit/form/field.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { useDebouncedValue } from '#client/kit/form/use-debounced-input.ts';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { texts } from '../texts';

const Choice = styled.button`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 4px 8px;
  border-radius: 10px;
  text-align: left;
  &:hover {
    background: ${theme.color.surface3};
  }
`;

const leastLetters = 2;

/** The text to search by; the request is sent when typing pauses and the text is long enough. */
export const useLookUp = () => {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const isEnough = debounced.length >= leastLetters;
  return { typed, setTyped, text, debounced, isEnough, isSettled: text.length >= leastLetters && text === debounced };
};

interface LookUpFieldProps<Found extends { readonly id: string }> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint: string;
  readonly nothing: string;
  readonly other: string;
  readonly lookUp: ReturnType<typeof useLookUp>;
  readonly query: QueryState<unknown> & { readonly isFetching: boolean };
  readonly chosen: Found | null;
  readonly found: readonly Found[];
  readonly show: (one: Found) => ReactNode;
  readonly onChoose: (one: Found | null) => void;
}

/** A choice among search results; the chosen one is shown alone, with a button to choose another, which takes the focus. */
export const LookUpField = <Found extends { readonly id: string }>(field: LookUpFieldProps<Found>) => {
  const { lookUp, chosen, found, show } = field;
  const labelId = useId();
  const [changed, setChanged] = useState(false);
  const onChoose = (one: Found | null) => {
    setChanged(true);
    field.onChoose(one);
  };
  if (chosen !== null)
    return (
      <Stack $gap={6} role="group" aria-labelledby={labelId} aria-describedby={field.error && `${labelId}-below`}>
        <Label as="span" id={labelId}>
          {field.label}
        </Label>
        <Row $justify="space-between" $wrap="nowrap">
          {show(chosen)}
          <Button size="sm" variant="ghost" autoFocus={changed} onClick={() => onChoose(null)}>
            {field.other}
          </Button>
        </Row>
        {field.error !== undefined && (
          <Below id={`${labelId}-below`} $error role="alert">
            {field.error}
          </Below>
        )}
      </Stack>
    );
  const isNothing =
    lookUp.isSettled && !field.query.isFetching && field.query.error === undefined && found.length === 0;
  return (
    <Stack $gap={6}>
      <TextField
        label={field.label}
        autoFocus={changed}
        autoComplete="off"
        maxLength={100}
        value={lookUp.typed}
        hint={isNothing ? field.nothing : field.hint}
        error={field.error}
        onChange={({ target }) => lookUp.setTyped(target.value)}
      />
      {found.length === 0 && <LoadFailed query={field.query} text={texts.searchFailed} />}
      {found.map((one) => (
        <Choice key={one.id} type="button" onClick={() => onChoose(one)}>
          {show(one)}
        </Choice>
      ))}
    </Stack>
  );
};
