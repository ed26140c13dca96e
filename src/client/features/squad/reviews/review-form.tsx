import { useState } from 'react';
import styled from 'styled-components';
import type { Person } from '../../../../contract/squads/squad-view';
import { reviewTerms } from '../../../../domain/settings/review-terms';
import { useReviewSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { TextArea } from '../../../ui/form/text-area';
import { theme } from '../../../ui/theme/theme';
import { useKeptText } from '../scene/use-kept-text';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { Stars } from './stars';
import { texts } from './texts';

const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  h3 {
    font-size: 15px;
    overflow-wrap: anywhere;
  }
  > button,
  > span {
    align-self: flex-start;
  }
`;

interface ReviewFormProps {
  readonly subject: Person;
  readonly criteria: readonly { readonly id: number; readonly name: string }[];
}

/** Stars for each criterion and some words; the words outlive a reload. */
export const ReviewForm = ({ subject, criteria }: ReviewFormProps) => {
  const { view } = useSquad();
  const [marks, setMarks] = useState<ReadonlyMap<number, number>>(new Map());
  const [text, setText, forget] = useKeptText(`review:${view.id}:${subject.id}`);
  const [send] = useReviewSquadMutation();
  const step = useStep(view.id);
  const left = reviewTerms.textMin - text.trim().length;
  const problem = marks.size < criteria.length ? texts.marksFirst : left > 0 ? texts.textHint(left) : null;
  const submit = async () => {
    const body = { subjectId: subject.id, text: text.trim(), marks: [...marks].map(([criterionId, mark]) => ({ criterionId, mark })) };
    if (await step(() => send({ params: { id: view.id }, body }).unwrap(), texts.sent)) forget();
  };
  return (
    <Form role="group" aria-label={texts.aboutNeutral(subject.username)}>
      <h3>{texts.aboutNeutral(subject.username)}</h3>
      {criteria.map(({ id, name }) => (
        <Stars key={id} name={name} value={marks.get(id) ?? 0} onChange={(mark) => setMarks((before) => new Map(before).set(id, mark))} />
      ))}
      <TextArea label={texts.text} value={text} maxLength={reviewTerms.textMax} hint={texts.textHint(left)} onChange={({ target }) => setText(target.value)} />
      <Button variant="secondary" whyNot={problem} onClick={submit}>
        {texts.send}
      </Button>
    </Form>
  );
};
