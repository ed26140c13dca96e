import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { providerNames, type SignInProvider } from '#domain/people/sign-in-provider.ts';
import { both, Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { outcomeIn, outcomeParam, outcomeText } from '#client/entities/session/provider-texts.ts';
import {
  useIdentitiesQuery,
  useStartSocialLinkMutation,
  useSignInProvidersQuery,
  useUnlinkIdentityMutation,
} from '#client/entities/session/social-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { BusySkeleton } from '#client/kit/feedback/busy-skeleton.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { SettingCard } from '../setting-card';
import { texts } from '../texts';
import { settingsPath } from '#contract/routes/game-pages.ts';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 14px;
    overflow-wrap: anywhere;
  }
`;

/** Shows once how linking an account at a provider ended, then removes it from the address but keeps the anchor. */
const useOutcome = (): void => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const outcome = outcomeIn(query);
    if (outcome === null) return;
    if (outcome === 'linked') toast.success(outcomeText(outcome));
    else toast.danger(outcomeText(outcome), 6000);
    query.delete(outcomeParam);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate, toast]);
};

/** Provider accounts by which this person signs in; renders nothing where no provider is configured. */
export const SignInMethodsCard = ({ gameId }: { readonly gameId: string }) => {
  useOutcome();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const providers = useSignInProvidersQuery();
  const linked = useIdentitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [setOut] = useStartSocialLinkMutation();
  const [unlink] = useUnlinkIdentityMutation();
  if (providers.data?.length === 0 && linked.data?.length === 0) return null;
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showRefusal(error, 6000);
    }
  };
  const add = (provider: SignInProvider) =>
    tried(async () => {
      const body = { returnTo: settingsPath(gameId, 'ways') };
      window.location.assign((await setOut({ params: { provider }, body }).unwrap()).redirectUrl);
    });
  const remove = (provider: SignInProvider) =>
    tried(async () => {
      await unlink({ params: { provider } }).unwrap();
      toast.success(texts.wayRemoved);
    });
  return (
    <SettingCard anchor="ways" title={texts.ways} lead={texts.waysLead}>
      <Loaded query={both(providers, linked)} skeleton={<BusySkeleton $height={152} $radius="12px" />}>
        {([offered, taken]) => (
          <RuledList $space={14}>
            {[...new Set([...taken, ...offered].map(({ provider }) => provider))].map((provider) => {
              const name = providerNames[provider];
              const isOnlyLinked = offered.some((one) => one.provider === provider && !one.entrance);
              const own = taken.find((one) => one.provider === provider);
              return (
                <Line key={provider}>
                  <span>
                    {name}
                    {own !== undefined && <small>{own.title}</small>}
                    {isOnlyLinked && <small>{texts.wayOnlyLinked}</small>}
                  </span>
                  {own === undefined ? (
                    <Button size="sm" aria-label={texts.wayAddOf(name)} onClick={() => add(provider)}>
                      {texts.wayAdd}
                    </Button>
                  ) : (
                    <Button
                      size="sm"
                      variant="soft"
                      aria-label={texts.wayRemoveOf(name)}
                      onClick={() => remove(provider)}
                    >
                      {texts.wayRemove}
                    </Button>
                  )}
                </Line>
              );
            })}
          </RuledList>
        )}
      </Loaded>
    </SettingCard>
  );
};
