import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Me } from '../../../../contract/schemas/me';
import { mateApplicationLimits } from '../../../../domain/settings/mate-application-limits';
import { failureOf } from '../../../api/api-failure';
import { useSendApplicationMutation } from '../../../api/mate-side-api';
import { useGamesQuery } from '../../../api/reference-api';
import { Button } from '../../../ui/controls/button';
import { focusFirstError } from '../../../ui/form/focus-first-error';
import { Form, FormError } from '../../../ui/form/form-look';
import { Select } from '../../../ui/form/select';
import { TextArea } from '../../../ui/form/text-area';
import { TextField } from '../../../ui/form/text-field';
import { Quiet } from '../../../ui/layout/quiet';
import { SectionTitle } from '../../../ui/layout/section-title';
import { below } from '../../../ui/theme/media';
import { useAskToSignIn } from '../../../ui/routing/use-ask-to-sign-in';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';
import { dropApplicationDraft, keepApplicationDraft, readApplicationDraft } from './application-draft';
import type { ApplicationDraft } from './application-draft';
import { checkApplication } from './check-application';

const { experienceMin, experienceMax } = mateApplicationLimits;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Everything typed is kept in this browser until it is sent, also over signing in. */
export const ApplicationForm = ({ me, gameId }: { readonly me: Me | null; readonly gameId: string }) => {
  const { data: games = [], isError, refetch } = useGamesQuery();
  const [draft, setDraft] = useState(() => readApplicationDraft(gameId));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send, { isLoading }] = useSendApplicationMutation();
  const askToSignIn = useAskToSignIn();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const { form, errors } = checkApplication(draft);
  const shown = tried ? errors : {};

  const change = (part: Partial<ApplicationDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setRefusal(null);
    keepApplicationDraft(next);
  };
  const submit = async () => {
    setTried(true);
    if (form === null) return focusFirstError(element.current);
    if (me === null) return askToSignIn();
    try {
      await send({ body: form }).unwrap();
      dropApplicationDraft();
      toast.success(texts.form.sent);
    } catch (error) {
      setRefusal(failureOf(error).message);
    }
    return undefined;
  };
  return (
    <Form
      ref={element}
      noValidate
      aria-labelledby="application-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
    >
      <div>
        <SectionTitle id="application-title">{texts.form.title}</SectionTitle>
        <Quiet>{texts.form.lead}</Quiet>
      </div>
      {refusal !== null && <FormError>{refusal}</FormError>}
      <Pair>
        <Select
          label={texts.form.game}
          value={draft.gameId}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
          error={shown.gameId}
          onRetry={isError ? refetch : undefined}
          onChange={({ target }) => change({ gameId: target.value })}
        />
        <TextField
          label={texts.form.hours}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={draft.hours}
          hint={texts.form.hoursHint}
          error={shown.hoursPerWeek}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </Pair>
      <TextArea
        label={texts.form.experience}
        placeholder={texts.form.experiencePlaceholder}
        rows={5}
        maxLength={experienceMax}
        value={draft.experience}
        hint={texts.form.experienceHint(experienceMin - draft.experience.trim().length)}
        error={shown.experience}
        onChange={({ target }) => change({ experience: target.value })}
      />
      <TextArea
        label={texts.form.links}
        placeholder="https://"
        rows={2}
        value={draft.links}
        hint={texts.form.linksHint}
        error={shown.links}
        onChange={({ target }) => change({ links: target.value })}
      />
      <div>
        <Button type="submit" variant="primary" size="lg" busy={isLoading}>
          {me === null ? texts.form.submitGuest : texts.form.submit}
        </Button>
      </div>
    </Form>
  );
};
