import * as z from 'zod/mini';
import { useForm } from 'react-hook-form';
import { email, username } from '#contract/schemas/account-fields.ts';
import { Loaded } from '../../api/loaded';
import { attempted } from '../../api/attempted';
import { showRefusal } from '../../api/show-refusal';
import type { CallResponse } from '../../api/call';
import { providerNames } from '#domain/people/sign-in-provider.ts';
import { useJoinAsNewcomerMutation, useSocialNewcomerQuery } from '../../entities/session/social-api';
import { Button } from '../../kit/controls/button';
import { FormError, Form } from '../../kit/form/form';
import { Skeleton } from '../../kit/feedback/skeleton';
import { schemaResolver } from '../../kit/form/schema-resolver';
import { Quiet } from '../../kit/layout/prose';
import { browserTimeZone } from '../../kit/time/browser-time-zone';
import { ConsentTicks, useConsentTicks } from '../../entities/documents/consent-ticks';
import { accountConsents } from '#domain/documents/document-slugs.ts';
import { EmailField, MarketingTick, takenFields, UsernameField } from './account-fields';
import { texts } from './texts';

const joinForm = z.object({ email, username, allowMarketing: z.boolean() });
type Values = z.input<typeof joinForm>;
const resolver = schemaResolver<Values>(joinForm, { email: texts.wrong.email, username: texts.wrong.username });

interface JoinFormProps {
  /** Called with true before the account exists: once it does, this form is replaced by the code form at once. */
  readonly onSending: (sending: boolean) => void;
}

type Newcomer = CallResponse<'GET /v1/auth/social/newcomer'>;

const Fields = ({ newcomer, onSending }: JoinFormProps & { readonly newcomer: Newcomer }) => {
  const [join] = useJoinAsNewcomerMutation();
  const suggested = username.safeParse(newcomer.name);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: {
      email: newcomer.email ?? '',
      username: suggested.success ? suggested.data : '',
      allowMarketing: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const ticks = useConsentTicks(accountConsents);
  const submit = handleSubmit(async (values) => {
    const consents = ticks.take();
    if (consents === null) return;
    onSending(true);
    const body = { ...values, consents, timeZone: browserTimeZone() };
    const { failure } = await attempted(() => join({ body }).unwrap());
    if (failure === undefined) return;
    onSending(false);
    ticks.refused(failure);
    showRefusal(failure, setError, takenFields);
  }, ticks.take);
  return (
    <Form noValidate onSubmit={submit}>
      <Quiet>{texts.joinLead(providerNames[newcomer.provider])}</Quiet>
      {errors.root?.message !== undefined && <FormError>{errors.root.message}</FormError>}
      <EmailField error={errors.email?.message} {...register('email')} />
      <UsernameField error={errors.username?.message} {...register('username')} />
      <ConsentTicks ticks={ticks} />
      <MarketingTick {...register('allowMarketing')} />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.join}
      </Button>
    </Form>
  );
};

/** Registration of a person whom a provider has authenticated: only an email and a username are missing. */
export const JoinForm = ({ onSending }: JoinFormProps) => {
  const query = useSocialNewcomerQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton $height={240} $radius="12px" />}
      isMissing={({ code }) => code === 'SIGN_IN_STALE'}
      missing={({ message }) => <FormError>{message}</FormError>}
    >
      {(newcomer) => <Fields newcomer={newcomer} onSending={onSending} />}
    </Loaded>
  );
};
