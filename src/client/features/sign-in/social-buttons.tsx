import styled from 'styled-components';
import { providerNames, type SignInProvider } from '#domain/people/sign-in-provider.ts';
import { useRefusalToast } from '../../api/use-refusal-toast';
import { useStartSocialSignInMutation, useSignInProvidersQuery } from '../../entities/session/social-api';
import { Button } from '../../kit/controls/button';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';

const Or = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  margin: 20px 0 12px;
  color: ${theme.color.text3};
  font-size: 14px;
  &::before,
  &::after {
    flex: 1;
    border-top: 1px solid ${theme.color.line};
    content: '';
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

/** The providers through which one may come in; without any, or on an error, signing in by password still works. */
export const SocialButtons = ({ returnTo }: { readonly returnTo: string }) => {
  const { data = [] } = useSignInProvidersQuery();
  const providers = data.flatMap(({ provider, entrance }) => (entrance ? [provider] : []));
  const [setOut] = useStartSocialSignInMutation();
  const showRefusal = useRefusalToast();
  if (providers.length === 0) return null;
  const leave = async (provider: SignInProvider) => {
    try {
      const { redirectUrl } = await setOut({ params: { provider }, body: { returnTo } }).unwrap();
      window.location.assign(redirectUrl);
    } catch (error) {
      showRefusal(error);
    }
  };
  return (
    <>
      <Or>{texts.or}</Or>
      <Grid role="group" aria-label={texts.socialGroup}>
        {providers.map((provider) => (
          <Button
            key={provider}
            wide
            aria-label={texts.through(providerNames[provider])}
            onClick={() => leave(provider)}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </Grid>
    </>
  );
};
