import '#client/kit/theme/sheets/login.ts';
import styled from 'styled-components';
import { use, useState } from 'react';
import { Navigate } from 'react-router';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { Page } from '../../kit/layout/page';
import { theme } from '../../kit/theme/theme';
import { signedInBefore } from '../../entities/session/signed-in-before';
import { Quiet } from '../../kit/layout/prose';
import { texts } from '../../features/sign-in/texts';
import { TextLink } from '../../kit/routing/text-link';
import { referenceApi, useCountriesQuery } from '../../entities/game/reference-api';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { consentsApi } from '../../entities/documents/consents-api';
import { socialApi } from '../../entities/session/social-api';
import { useMe } from '../../entities/person/users-api';
import { Card } from '../../kit/layout/card';
import { DemoMode } from '../../entities/session/demo-mode';
import { PageTitle } from '../../kit/routing/page-title';
import { safeReturnPath, signInModeOf } from '#contract/sign-in-mode.ts';
import { type SignInMode, signInTitles } from '#domain/people/sign-in-titles.ts';
import { BlockedAccount } from '../../features/sign-in/blocked-account';
import { ChangedAddress } from '../../features/sign-in/changed-address';
import { CodeForm } from '../../features/sign-in/code-form';
import { FormError } from '../../kit/form/form';
import { outcomeIn, outcomeParam, outcomeText } from '../../entities/session/provider-texts';
import { JoinForm } from '../../features/sign-in/join-form';
import { SocialButtons } from '../../features/sign-in/social-buttons';
import { KeySignIn } from '../../features/sign-in/key-sign-in';
import { LinkSignIn } from '../../features/sign-in/link-sign-in';
import { LetterForm, NewPasswordForm } from '../../features/sign-in/password-forms';
import { RegisterForm, SignInForm } from '../../features/sign-in/register-form';
import { PersonaList } from '../../features/sign-in/persona-list';
import { Stack } from '../../kit/layout/stack';
import { devPath, signInPath } from '#contract/routes/product-pages.ts';

const modeOf = (query: URLSearchParams): SignInMode =>
  signInModeOf(query) ?? (signedInBefore.is() ? 'sign-in' : 'register');

/** The same page in another mode; the return path is kept, spent tokens are not. */
const modePath = (query: URLSearchParams, mode: 'sign-in' | 'register' | 'reset' | 'letter'): string => {
  const next = new URLSearchParams(query);
  next.delete('reset');
  next.delete(outcomeParam);
  next.set('mode', mode);
  return `${signInPath}?${next.toString()}`;
};

const Methods = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font-size: 14px;
`;

interface LoginSwitchProps {
  readonly mode: SignInMode;
  readonly query: URLSearchParams;
}

const LoginSwitch = ({ mode, query }: LoginSwitchProps) => (
  <Methods>
    {mode === 'sign-in' && (
      <>
        <span>
          {texts.noAccount} <TextLink to={modePath(query, 'register')}>{texts.register}</TextLink>
        </span>
        <TextLink to={modePath(query, 'reset')}>{texts.forgot}</TextLink>
        <TextLink to={modePath(query, 'letter')}>{texts.byLetter}</TextLink>
      </>
    )}
    {mode !== 'sign-in' && <TextLink to={modePath(query, 'sign-in')}>{texts.back}</TextLink>}
    {mode === 'new-password' && <TextLink to={modePath(query, 'reset')}>{texts.resetAgain}</TextLink>}
    {mode === 'link' && <TextLink to={modePath(query, 'letter')}>{texts.linkAgain}</TextLink>}
  </Methods>
);

/** Demo mode only. */
const DemoPeople = () => (
  <Stack as="section" $gap={12} $align="start">
    <h2>{texts.demoTitle}</h2>
    <div style={{ width: '100%' }}>
      <PersonaList rows={4} />
    </div>
    <TextLink to={devPath}>{texts.demoTools}</TextLink>
  </Stack>
);

/** All ways to sign in. People return to the page they came from; a new account confirms its email first. */
export const LoginPage: PageComponent = () => {
  const me = useMe();
  const demo = use(DemoMode);
  const [query] = useAddressQuery();
  const [registering, setRegistering] = useState(false);
  const [changed, setChanged] = useState(false);
  const mode = modeOf(query);
  const outcome = outcomeIn(query);
  // Signing in requests them too: they are preloaded with the page and used by registration.
  useCountriesQuery(undefined, { skip: me !== null || (mode !== 'sign-in' && mode !== 'register') });
  const confirming = me !== null && registering && !me.emailConfirmed;

  // The emailed links to a new password and about a changed address work even if somebody is signed in here.
  const renewing = mode === 'new-password' && !changed;
  const deciding = mode === 'address';

  if (me !== null && !confirming && !renewing && !deciding) {
    return <Navigate to={safeReturnPath(query.get('returnTo'))} replace />;
  }
  return (
    <Page className={demo && me === null ? 'login login-wide' : 'login'}>
      <Card>
        <PageTitle>{confirming ? texts.codeTitle : signInTitles[mode]}</PageTitle>
        {me === null && mode === 'register' && (
          <Quiet>
            {texts.haveAccount} <TextLink to={modePath(query, 'sign-in')}>{texts.signIn}</TextLink>
          </Quiet>
        )}
        {me === null && query.has('returnTo') && (mode === 'sign-in' || mode === 'register') && (
          <Quiet>{texts.returns}</Quiet>
        )}
        {me === null && outcome !== null && <FormError>{outcomeText(outcome)}</FormError>}
        {confirming && <CodeForm email={me.email} onDone={() => setRegistering(false)} />}
        {me === null && mode === 'sign-in' && (
          <>
            <SignInForm />
            <KeySignIn />
          </>
        )}
        {me === null && mode === 'register' && <RegisterForm onSending={setRegistering} />}
        {me === null && mode === 'reset' && <LetterForm key={mode} to="password" />}
        {me === null && mode === 'letter' && <LetterForm key={mode} to="sign-in" />}
        {deciding && <ChangedAddress />}
        {me === null && mode === 'blocked' && <BlockedAccount />}
        {renewing && <NewPasswordForm token={query.get('reset') ?? ''} onDone={() => setChanged(true)} />}
        {me === null && mode === 'link' && <LinkSignIn />}
        {me === null && mode === 'join' && <JoinForm onSending={setRegistering} />}
        {me === null && (mode === 'sign-in' || mode === 'register') && (
          <SocialButtons returnTo={safeReturnPath(query.get('returnTo'))} />
        )}
        {me === null && mode !== 'register' && <LoginSwitch mode={mode} query={query} />}
      </Card>
      {demo && me === null && (
        <Card>
          <DemoPeople />
        </Card>
      )}
    </Page>
  );
};

LoginPage.firstQueries = ({ me, query }) => {
  const mode = modeOf(query);
  if (me !== null || (mode !== 'sign-in' && mode !== 'register')) return [];
  return [
    referenceApi.endpoints.countries.initiate(undefined, unsubscribed),
    socialApi.endpoints.signInProviders.initiate(undefined, unsubscribed),
    consentsApi.endpoints.consents.initiate(undefined, unsubscribed),
  ];
};
