import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { checkStart, exampleAt } from './begin-at';
import type { Frame } from './play';
import type { Playable } from './playable';
import type { PlayStart } from './tape';
import { texts } from './texts';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

const text = (value: unknown): string => JSON.stringify(value, null, 2);

interface StartFormProps {
  readonly playable: Playable;
  readonly frame: Frame;
  readonly onBegin: (start: PlayStart) => void;
}

/** Begins a play in a chosen state with a typed context. */
export const StartForm = ({ playable, frame, onBegin }: StartFormProps) => {
  const states = Object.keys(playable.machine.states);
  const [state, setState] = useState(frame.state);
  const [context, setContext] = useState(() => text(frame.context));
  const [problem, setProblem] = useState<string | undefined>();
  const put = (next: PlayStart) => {
    setState(next.state);
    setContext(text(next.context));
    setProblem(undefined);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkStart(playable, state, context);
        setProblem('problem' in checked ? checked.problem : undefined);
        if ('start' in checked) onBegin(checked.start);
      }}
    >
      <SectionTitle>{texts.beginAt}</SectionTitle>
      <Select
        label={texts.state}
        value={state}
        options={states.map((key) => ({ value: key, label: key }))}
        onChange={({ currentTarget }) => put(exampleAt(playable, currentTarget.value))}
      />
      <TextArea
        label={texts.context}
        value={context}
        error={problem}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setContext(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Row $gap={8}>
        <Button type="submit" size="sm" variant="primary">
          {texts.begin}
        </Button>
        <Button size="sm" onClick={() => put(frame)}>
          {texts.takePresent}
        </Button>
      </Row>
    </Form>
  );
};
