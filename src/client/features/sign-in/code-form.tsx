import { use, useEffect, useRef, useState } from 'react';
import { useAttempt } from '../../api/use-attempt';
import { DemoMode } from '../../entities/session/demo-mode';
import { Quiet } from '../../kit/layout/prose';
import { TextLink } from '../../kit/routing/text-link';
import { texts } from './texts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useMe } from '../../entities/person/users-api';
import { useConfirmEmailMutation, useResendEmailCodeMutation } from '../../entities/session/auth-api';
import { Button } from '../../kit/controls/button';
import { CodeField } from '../../kit/form/code-field';
import { useServerNow } from '../../kit/time/use-server-now';
import { useToast } from '../../kit/toast/use-toast';
import { Form, FormError } from '../../kit/form/form';
import { devPath } from '#contract/routes/product-pages.ts';

/** Demo mode only: links to the mailbox, in a new tab, so that the form stays open here. */
export const DemoMail = () =>
  use(DemoMode) && (
    <Quiet>
      {texts.demoMail}{' '}
      <TextLink to={devPath} target="_blank">
        {texts.demoMailLink}
      </TextLink>
    </Quiet>
  );

const resendAfterMs = 60_000;
const digits = 6;

interface CodeFormProps {
  readonly email: string;
  readonly onDone: () => void;
  /** An email has just been sent, so the next one has to wait; otherwise the server decides. */
  readonly justSent?: boolean;
}

export const CodeForm = ({ email, onDone, justSent = true }: CodeFormProps) => {
  const [confirm, { isLoading }] = useConfirmEmailMutation();
  const [resend] = useResendEmailCodeMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const isRefused = useMe()?.mailRefused === true;
  const now = useServerNow();
  const [sentAt, setSentAt] = useState(justSent ? now : 0);
  const [code, setCode] = useState('');
  const { run, refusal, refuse } = useAttempt();
  const waitSeconds = Math.max(0, Math.ceil((sentAt + resendAfterMs - now) / 1000));

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = async (typed: string) => {
    if (typed.length !== digits) {
      refuse(texts.wrong.code);
      return;
    }
    await run(async () => {
      await confirm({ body: { code: typed } }).unwrap();
      onDone();
    });
  };
  const sendAgain = async () => {
    try {
      await resend().unwrap();
      setSentAt(now);
      toast.success(texts.resent);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void send(code);
      }}
    >
      {isRefused ? <FormError>{texts.mailRefused(email)}</FormError> : <Quiet>{texts.codeLead(email)}</Quiet>}
      <DemoMail />
      <CodeField
        label={texts.code}
        value={code}
        error={refusal}
        onComplete={(typed) => void send(typed)}
        onChange={(typed) => {
          setCode(typed);
          refuse(undefined);
        }}
      />
      <Button type="submit" variant="primary" wide busy={isLoading}>
        {texts.confirm}
      </Button>
      <Button variant="ghost" wide disabled={waitSeconds > 0} onClick={sendAgain}>
        {waitSeconds > 0 ? texts.resendIn(waitSeconds) : texts.resend}
      </Button>
      <Button variant="ghost" wide onClick={onDone}>
        {texts.later}
      </Button>
    </Form>
  );
};
