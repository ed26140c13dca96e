import { useEffect, useRef, useState } from 'react';
import { supportTopics } from '../../../domain/enums/support-topic';
import { Button } from '../../ui/controls/button';
import { Select } from '../../ui/form/select';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import { Card } from '../../ui/layout/card';
import { FinePrint } from '../../ui/layout/fine-print';
import { SectionTitle } from '../../ui/layout/section-title';
import { Row, Stack } from '../../ui/layout/stack';
import { texts } from './texts';
import { useQuestion } from './use-question';

const textMax = 4000;
const options = supportTopics.map((value) => ({ value, label: texts.topics[value] }));

/** Topic, squad and words; a guest writes too, and signs in before it is sent. */
export const QuestionForm = () => {
  const { me, draft, problems, change, send, busy } = useQuestion();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // After the page shows what is wrong, also when the server said it.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const submit = async () => {
    await send();
    setAttempts((before) => before + 1);
  };
  return (
    <Card as="section" aria-labelledby="ask">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack $gap={16}>
          <SectionTitle id="ask">{texts.formTitle}</SectionTitle>
          <Select
            label={texts.topic}
            placeholder={texts.choose}
            options={options}
            error={problems.topic}
            value={draft.topic ?? ''}
            onChange={({ target }) => change({ topic: supportTopics.find((topic) => topic === target.value) ?? null })}
          />
          <TextField
            label={texts.squad}
            hint={texts.squadHint}
            error={problems.squad}
            inputMode="numeric"
            maxLength={9}
            value={draft.squad}
            onChange={({ target }) => change({ squad: target.value.trim() })}
          />
          <TextArea label={texts.text} hint={texts.textHint} error={problems.text} maxLength={textMax} value={draft.text} onChange={({ target }) => change({ text: target.value })} />
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {me === null ? texts.signIn : texts.send}
            </Button>
            {me === null && <FinePrint>{texts.signInNote}</FinePrint>}
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
