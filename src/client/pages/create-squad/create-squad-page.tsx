import '#client/kit/theme/sheets/steps.ts';
import { Status } from '#client/kit/feedback/status.tsx';
import { Suspense } from 'react';
import styled from 'styled-components';
import { type PageComponent, unsubscribed } from '../../api/first-queries';
import { referenceApi, useGameCategoriesQuery, useGamesQuery } from '../../entities/game/reference-api';
import { squadPricesApi } from '../../entities/squad/squad-prices-api';
import { useMe } from '../../entities/person/users-api';
import { FailedInvitations } from '../../entities/squad/failed-invitations';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Quiet } from '../../kit/layout/prose';
import { Stack } from '../../kit/layout/stack';
import { useIsOneColumn } from '../../kit/layout/use-is-below';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { LoadingTitle } from '../../kit/routing/loading-title';
import { PageTitle } from '../../kit/routing/page-title';
import { TextLink } from '../../kit/routing/text-link';
import { useGoToSignIn } from '../../entities/session/use-go-to-sign-in';
import { storedGameId, useGameId } from '../../entities/game/chosen-game';
import { from, theme } from '../../kit/theme/theme';
import { serverNow } from '../../kit/time/server-now';
import { useOwnCategories } from '../../features/create-squad/use-own-categories';
import { draftRefusal } from '../../features/create-squad/draft/draft-refusal';
import type { Draft } from '../../features/create-squad/draft/draft-schema';
import { draftStore } from '../../features/create-squad/draft/draft-store';
import { useDraft, usePlayable, usePrefill } from '../../features/create-squad/draft/use-draft';
import { preloadStoredDraft, WithStoredDraft } from '../../features/create-squad/draft/with-stored-draft';
import { FirstSquadPlaceholder } from '../../features/create-squad/first-squad/first-squad-placeholder';
import { CategoryStep } from '../../features/create-squad/steps/category-step';
import { CompanyOptions } from '../../features/create-squad/steps/company-options';
import { MatesList } from '../../features/create-squad/steps/mates-list';
import { Step } from '../../features/create-squad/steps/step';
import { WhenStep } from '../../features/create-squad/steps/when-step';
import { usePrepay } from '../../features/create-squad/prepay/use-prepay';
import { quoteBody, useQuote } from '../../features/create-squad/summary/use-quote';
import { Summary } from '../../features/create-squad/summary/summary';
import { texts } from '../../features/create-squad/texts';
import { toNewSquad } from '../../features/create-squad/draft/draft';
import { useCreateSquad } from '../../features/create-squad/use-create-squad';
import { createSquadPath, squadPath } from '#contract/routes/game-pages.ts';

const firstSquad = lazyComponent(() =>
  import(/* webpackChunkName: "first-squad-offer" */ '../../features/create-squad/first-squad/first-squad-offer').then(
    (m) => m.FirstSquadOffer,
  ),
);

/** On desktop it stays visible while the mates scroll. */
const Beside = styled.div`
  ${from('lg')} {
    position: sticky;
    top: calc(${theme.size.header} + 16px);
    display: flex;
    flex-direction: column;
    gap: 16px;
    max-height: calc(100dvh - ${theme.size.header} - 32px);
    overflow-y: auto;
    > * {
      flex-shrink: 0;
    }
  }
`;

/** For a page that is about to open: preloads the code that reads a stored draft. */
export const loadStoredDraft = async (): Promise<void> => {
  if (draftStore.left(storedGameId()) !== null) await preloadStoredDraft();
};

/** `/{gameId}/squads/create`: one page; a guest may do everything but the last step, and returns to it signed in. */
export const CreateSquadPage: PageComponent = () => {
  const gameId = useGameId();
  return (
    <WithStoredDraft key={gameId} gameId={gameId} waiting={<Waiting />}>
      {(stored) => <CreateSquad gameId={gameId} left={stored} />}
    </WithStoredDraft>
  );
};

const Waiting = () => (
  <Page aria-busy>
    <LoadingTitle>{texts.title}</LoadingTitle>
    <div className="steps">
      <Stack $gap={24}>
        <Skeleton $width="320px" $height={36} />
        <Skeleton $height={147} $radius="16px" />
        <Skeleton $height={320} $radius="16px" />
      </Stack>
      <Skeleton $height={280} $radius="16px" />
    </div>
  </Page>
);

interface CreateSquadProps {
  readonly gameId: string;
  /** The draft stored by an earlier visit. */
  readonly left: Draft;
}

const CreateSquad = ({ gameId, left: stored }: CreateSquadProps) => {
  const me = useMe();
  const { data: games = [] } = useGamesQuery();
  const query = useGameCategoriesQuery({ params: { gameId } });
  const categories = usePlayable(query.data);
  const game = games.find(({ id }) => id === gameId);
  const { draft, category, change } = useDraft(stored, game, gameId, categories ?? noCategories);
  usePrefill(gameId, change);
  const price = useQuote(quoteBody(draft, gameId, me));
  const { create, refused, failed } = useCreateSquad();
  const askToSignIn = useGoToSignIn();
  const whyNot = draftRefusal(draft, me, game, category, serverNow(), useOwnCategories(me));

  // Only newcomers are offered their first squad.
  const offerRoom = (me === null || me.orders === 0) && <FirstSquadPlaceholder />;

  // Next to the list on desktop: above it they would push the mates out of the window.
  const narrow = useIsOneColumn();
  const company = game !== undefined && (
    <CompanyOptions draft={draft} change={change} game={game} category={category} isMate={me?.mateAccess != null} />
  );

  const body = toNewSquad(draft, gameId);
  const nameOf = (id: string) =>
    draft.mates.find((mate) => mate.id === id)?.name ?? draft.named.find((friend) => friend.id === id)?.username ?? '';
  const prepay = usePrepay({
    squad: body,
    quote: price.quote,
    me,
    returnTo: createSquadPath({ gameId }),
    onRefused: (failure) => refused(failure, nameOf),
  });

  const submit = async () => {
    if (body === null) return;
    if (me === null) return askToSignIn();
    if (await create(body, nameOf)) draftStore.clear(gameId);
  };

  return (
    <Page>
      <div className="steps">
        <div>
          <PageTitle>{texts.title}</PageTitle>
          {me?.squadMember && (
            <Status>
              {texts.hasSquad}{' '}
              <TextLink to={squadPath({ gameId: me.squadMember.gameId, squadId: me.squadMember.squadId })}>
                {texts.openSquad}
              </TextLink>
            </Status>
          )}
          {failed.length > 0 && (
            <div role="alert">
              <p>{texts.nobodyInvited}</p>
              <FailedInvitations failed={failed} />
            </div>
          )}
          {me?.mateAccess == null && (
            <Suspense fallback={offerRoom}>
              {categories === undefined && query.error === undefined ? (
                offerRoom
              ) : (
                <firstSquad.Component
                  gameId={gameId}
                  me={me}
                  draft={draft}
                  change={change}
                  categories={categories ?? noCategories}
                />
              )}
            </Suspense>
          )}
          <Step number={1} title={texts.category}>
            <CategoryStep
              query={{ data: categories, error: query.error, refetch: query.refetch }}
              value={draft.categoryId}
              onChange={(categoryId) => change(() => ({ categoryId }))}
            />
          </Step>
          <Step number={2} title={texts.when}>
            <WhenStep draft={draft} change={change} game={game} category={category} />
          </Step>
          {game !== undefined && (
            <Step number={3} title={texts.company}>
              {narrow && company}
              {draft.hot ? (
                <Quiet>{texts.hotHint}</Quiet>
              ) : (
                <MatesList draft={draft} change={change} game={game} category={category} me={me} />
              )}
            </Step>
          )}
        </div>
        <Beside>
          <Summary
            {...price}
            draft={draft}
            change={change}
            game={game}
            category={category}
            me={me}
            whyNot={whyNot}
            onCreate={submit}
            prepay={prepay}
          />
          {!narrow && company}
        </Beside>
      </div>
    </Page>
  );
};

const noCategories: readonly never[] = [];

CreateSquadPage.firstQueries = ({ gameId }) => [
  referenceApi.endpoints.gameCategories.initiate({ params: { gameId } }, unsubscribed),
  referenceApi.endpoints.languages.initiate(undefined, unsubscribed),
  squadPricesApi.endpoints.squadRates.initiate(undefined, unsubscribed),
  squadPricesApi.endpoints.firstSquadPrices.initiate(undefined, unsubscribed),
];
