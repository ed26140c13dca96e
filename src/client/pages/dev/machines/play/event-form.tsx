import { Status } from '#client/kit/feedback/status.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import type { AnyEventObject } from 'xstate';
import { Button } from '#client/kit/controls/button.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { Switch } from '#client/kit/form/switch.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { draftOf, type EventField, fieldsOf, payloadText, readDraft } from './event-fields';
import { texts } from './texts';

const Box = styled.form`
  display: grid;
  gap: 12px;
  margin: 8px 0 12px;
  padding: 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
`;

const Reason = styled.p`
  color: ${theme.color.warn};
  font-size: 13px;
`;

interface FieldInputProps {
  readonly field: EventField;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

const FieldInput = ({ field: { name, kind, choices }, text, problem, onChange }: FieldInputProps) => {
  if (kind === 'flag')
    return <Switch label={name} checked={text === 'true'} onChange={(checked) => onChange(String(checked))} />;
  if (kind === 'choice')
    return (
      <Select
        label={name}
        value={text}
        options={choices.map((value) => ({ value, label: value.replaceAll('"', '') }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (kind === 'json')
    return (
      <TextArea
        label={name}
        value={text}
        error={problem}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextField
      label={name}
      value={text}
      error={problem}
      autoComplete="off"
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

interface EventFormProps {
  readonly samples: readonly AnyEventObject[];
  readonly choices: Readonly<Record<string, readonly unknown[]>>;
  readonly whyNot: (event: AnyEventObject) => string | null;
  /** Why nothing can be sent at all; null: it can. */
  readonly stopped: string | null;
  readonly onSend: (event: AnyEventObject) => void;
}

/** The payload of an event as a form, filled with one of its samples. */
export const EventForm = ({ samples, choices, whyNot, stopped, onSend }: EventFormProps) => {
  const [chosen, choose] = useState(0);
  const sample = samples[chosen] ?? samples[0] ?? { type: '' };
  const fields = fieldsOf(sample, choices);
  const [draft, setDraft] = useState(() => draftOf(sample, fields));
  const { event, problems } = readDraft(sample.type, fields, draft);
  const refused = event === null ? null : whyNot(event);
  return (
    <Box
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event !== null && stopped === null) onSend(event);
      }}
    >
      {samples.length > 1 && (
        <Select
          label={texts.sample}
          value={String(chosen)}
          options={samples.map((one, index) => ({ value: String(index), label: payloadText(one) }))}
          onChange={({ currentTarget }) => {
            const next = samples[Number(currentTarget.value)] ?? sample;
            choose(Number(currentTarget.value));
            setDraft(draftOf(next, fieldsOf(next, choices)));
          }}
        />
      )}
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          text={draft[field.name] ?? ''}
          problem={problems[field.name]}
          onChange={(text) => setDraft({ ...draft, [field.name]: text })}
        />
      ))}
      {refused !== null && <Status as={Reason}>{texts.willRefuse(refused)}</Status>}
      <Button type="submit" size="sm" variant="primary" whyNot={stopped ?? (event === null ? texts.mendFields : null)}>
        {texts.send}
      </Button>
    </Box>
  );
};
