import * as z from 'zod/mini';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useAttempt } from '#client/api/use-attempt.ts';
import { LoadFailed } from '#client/api/loaded.tsx';
import { retryOf } from '#client/api/retry-of.ts';
import { storedDraft } from '#client/kit/form/stored-draft.ts';
import { mateApplicationForm, type MateApplicationForm } from '#contract/mates/mate-applications.ts';
import { texts } from '../texts';
import type { Me } from '#contract/schemas/me.ts';
import { mateApplicationLimits } from '#domain/mates/mate-terms.ts';
import { useSendApplicationMutation } from '#client/entities/mate/mate-applications-api.ts';
import { ConsentTicks, useConsentTicks } from '#client/entities/documents/consent-ticks.tsx';
import { useAgreeMutation } from '#client/entities/documents/consents-api.ts';
import { BirthAsk } from '#client/entities/person/birth-ask.tsx';
import { useGiveAgeMutation, useOwnAgeQuery } from '#client/entities/person/age-api.ts';
import { serverNow } from '#client/kit/time/server-now.ts';
import { isBirthDate } from '#domain/people/age.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { focusFirstError, Form, FormError } from '#client/kit/form/form.tsx';
import { Select } from '#client/kit/form/select.tsx';
import { TextArea } from '#client/kit/form/text-area.tsx';
import { TextField } from '#client/kit/form/text-field.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { useGoToSignIn } from '#client/entities/session/use-go-to-sign-in.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';

const draftSchema = z.object({ gameId: z.string(), hours: z.string(), experience: z.string(), links: z.string() });

type ApplicationDraft = z.output<typeof draftSchema>;

const store = storedDraft('mate-application');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What was typed before, also before signing in; with the page's game until one is chosen. */
const readApplicationDraft = (gameId: string): ApplicationDraft => {
  const stored = draftSchema.safeParse(parsed(store.read() ?? ''));
  return stored.success ? stored.data : { gameId, hours: '', experience: '', links: '' };
};

const keepApplicationDraft = (draft: ApplicationDraft): void => store.write(JSON.stringify(draft));

const dropApplicationDraft = (): void => store.remove();

const mateConsents = ['mate-terms'] as const;

type ApplicationErrors = Partial<Record<keyof MateApplicationForm, string>>;

const fields = ['gameId', 'hoursPerWeek', 'experience', 'links'] as const;

/** The draft as the request takes it, or the errors by field. */
const checkApplication = (
  draft: ApplicationDraft,
): { readonly form: MateApplicationForm | null; readonly errors: ApplicationErrors } => {
  const checked = mateApplicationForm.safeParse({
    gameId: draft.gameId,
    hoursPerWeek: draft.hours.trim() === '' ? Number.NaN : Number(draft.hours),
    experience: draft.experience,
    links: draft.links.split(/\s+/).filter((link) => link !== ''),
  });
  if (checked.success) return { form: checked.data, errors: {} };
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  return {
    form: null,
    errors: Object.fromEntries(
      fields.filter((field) => wrong.has(field)).map((field) => [field, texts.form.wrong[field]]),
    ),
  };
};

const { experienceMin, experienceMax } = mateApplicationLimits;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Everything typed is stored in this browser until it is sent, also across signing in. */
export const ApplicationForm = ({ me, gameId }: { readonly me: Me | null; readonly gameId: string }) => {
  const gamesQuery = useGamesQuery();
  const { data: games = [] } = gamesQuery;
  const [draft, setDraft] = useState(() => readApplicationDraft(gameId));
  const [tried, setTried] = useState(false);
  const { run, refusal, refuse } = useAttempt();
  const [send, { isLoading }] = useSendApplicationMutation();
  const [agree] = useAgreeMutation();
  const ticks = useConsentTicks(mateConsents);
  const ageQuery = useOwnAgeQuery(undefined, { skip: me === null });
  const [giveAge] = useGiveAgeMutation();
  const [born, setBorn] = useState('');
  const [asking, setAsking] = useState(false);
  // The day of birth is asked once: whoever has given it sees no field.
  const asksAge = ageQuery.data?.born === null;
  const bornWrong = asksAge && !isBirthDate(born, serverNow());
  const askToSignIn = useGoToSignIn();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const { form, errors } = checkApplication(draft);
  const shown = tried ? errors : {};

  const change = (part: Partial<ApplicationDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    refuse(undefined);
    keepApplicationDraft(next);
  };
  const submit = async (isBornRight: boolean) => {
    setTried(true);
    const consents = me === null ? [] : ticks.take();
    if (form === null || consents === null || bornWrong) return focusFirstError(element.current);
    if (me === null) return askToSignIn();
    if (asksAge && !isBornRight) return setAsking(true);
    const act = async () => {
      if (asksAge) await giveAge({ body: { born } }).unwrap();
      await agree({ body: { consents, place: 'APPLICATION' } }).unwrap();
      await send({ body: form }).unwrap();
      dropApplicationDraft();
      toast.success(texts.form.sent);
    };
    await run(act, (failure) => {
      ticks.refused(failure);
      return failure.message;
    });
    setAsking(false);
    return undefined;
  };
  return (
    <Form
      ref={element}
      noValidate
      aria-labelledby="application-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit(false);
      }}
    >
      <div>
        <SectionTitle id="application-title">{texts.form.title}</SectionTitle>
        <Quiet>{texts.form.lead}</Quiet>
      </div>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <Pair>
        <Select
          label={texts.form.game}
          value={draft.gameId}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
          error={shown.gameId}
          onRetry={retryOf(gamesQuery)}
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
      {me !== null && <LoadFailed query={ageQuery} text={texts.form.ageFailed} />}
      {asksAge && (
        <TextField
          label={texts.form.born}
          type="date"
          autoComplete="bday"
          value={born}
          hint={texts.form.bornHint}
          error={tried && bornWrong ? texts.form.bornWrong : undefined}
          onChange={({ target }) => setBorn(target.value)}
        />
      )}
      {asking && <BirthAsk born={born} onConfirm={() => submit(true)} onClose={() => setAsking(false)} />}
      {me !== null && <ConsentTicks ticks={ticks} />}
      <div>
        <Button type="submit" variant="primary" size="lg" busy={isLoading}>
          {me === null ? texts.form.submitGuest : texts.form.submit}
        </Button>
      </div>
    </Form>
  );
};
