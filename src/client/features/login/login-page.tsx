import { use, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useMe } from '../../api/use-me';
import { Card } from '../../ui/layout/card';
import { DemoMode } from '../../ui/layout/demo-mode';
import { Quiet } from '../../ui/layout/quiet';
import { PageTitle } from '../../ui/routing/page-title';
import { safeReturnPath } from '../../ui/routing/return-path';
import { CodeForm } from './code-form';
import { DemoPeople } from './demo-people';
import { LoginColumns } from './login-columns';
import { modeOf } from './login-mode';
import { LoginSwitch } from './login-switch';
import { NewPasswordForm } from './new-password-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';
import { texts } from './texts';
import { TokenSignIn } from './token-sign-in';

const titles = {
  'sign-in': texts.signInTitle,
  register: texts.registerTitle,
  reset: texts.resetTitle,
  'new-password': texts.resetTitle,
  token: texts.tokenTitle,
} as const;

/** All ways in. Whoever gets in goes back to where he came from; a fresh account confirms its email first. */
export const LoginPage = () => {
  const me = useMe();
  const demo = use(DemoMode);
  const [query] = useSearchParams();
  const [registering, setRegistering] = useState(false);
  const [changed, setChanged] = useState(false);
  const mode = modeOf(query);
  const confirming = me !== null && registering && !me.emailConfirmed;

  // A letter's link to a new password is followed whoever is signed in here.
  const renewing = mode === 'new-password' && !changed;

  if (me !== null && !confirming && !renewing) {
    return <Navigate to={safeReturnPath(query.get('returnTo'))} replace />;
  }
  return (
    <LoginColumns $wide={demo && me === null}>
      <Card>
        <PageTitle>{confirming ? texts.codeTitle : titles[mode]}</PageTitle>
        {me === null && query.has('returnTo') && (mode === 'sign-in' || mode === 'register') && <Quiet>{texts.returns}</Quiet>}
        {confirming && <CodeForm email={me.email} onDone={() => setRegistering(false)} />}
        {me === null && mode === 'sign-in' && <SignInForm />}
        {me === null && mode === 'register' && <RegisterForm onSending={setRegistering} />}
        {me === null && mode === 'reset' && <ResetForm />}
        {renewing && <NewPasswordForm token={query.get('reset') ?? ''} onDone={() => setChanged(true)} />}
        {me === null && mode === 'token' && <TokenSignIn token={query.get('token') ?? ''} />}
        {me === null && <LoginSwitch mode={mode} query={query} />}
      </Card>
      {demo && me === null && (
        <Card>
          <DemoPeople />
        </Card>
      )}
    </LoginColumns>
  );
};
