import { Suspense } from 'react';
import styled from 'styled-components';
import { useGameCategoriesQuery, useGamesQuery } from '../../api/reference-api';
import { useMe } from '../../api/use-me';
import { Page } from '../../ui/layout/page';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { PageTitle } from '../../ui/routing/page-title';
import { TextLink } from '../../ui/routing/text-link';
import { useAskToSignIn } from '../../ui/routing/use-ask-to-sign-in';
import { useGameId } from '../../ui/routing/use-game-id';
import { below } from '../../ui/theme/media';
import { serverNow } from '../../ui/time/server-now';
import { draftProblem } from './draft/draft-problem';
import { draftStore } from './draft/draft-store';
import { useDraft } from './draft/use-draft';
import { usePrefill } from './draft/use-prefill';
import { FirstSquadRoom } from './first-squad/first-squad-room';
import { CategoryStep } from './steps/category-step';
import { CompanyOptions } from './steps/company-options';
import { MatesList } from './steps/mates-list';
import { Step } from './steps/step';
import { WhenStep } from './steps/when-step';
import { quoteBody } from './summary/quote-body';
import { Summary } from './summary/summary';
import { useQuote } from './summary/use-quote';
import { texts } from './texts';
import { usePlayable } from './draft/use-playable';
import { toNewSquad } from './draft/to-new-squad';
import { useCreateSquad } from './use-create-squad';

const firstSquad = lazyPart(() => import(/* webpackChunkName: "first-squad-offer" */ './first-squad/first-squad-offer').then((m) => m.FirstSquadOffer));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 32px;
  align-items: start;
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 72px;
  }
`;

/** `/{gameId}/squads/create`: one page; a guest may do everything but the last step, and comes back to it signed in. */
export const CreateSquadPage = () => {
  const gameId = useGameId();
  return <CreateSquad key={gameId} gameId={gameId} />;
};

const CreateSquad = ({ gameId }: { readonly gameId: string }) => {
  const me = useMe();
  const { data: games = [] } = useGamesQuery();
  const { data: allCategories, isError, refetch } = useGameCategoriesQuery({ params: { gameId } });
  const categories = usePlayable(allCategories);
  const game = games.find(({ id }) => id === gameId);
  const { draft, category, change } = useDraft(game, gameId, categories ?? noCategories);
  usePrefill(gameId, change);
  const price = useQuote(quoteBody(draft, gameId, me));
  const create = useCreateSquad();
  const askToSignIn = useAskToSignIn();
  const whyNot = draftProblem(draft, me, game, category, serverNow());

  // Only newcomers are offered their first squad.
  const offerRoom = (me === null || me.orders === 0) && <FirstSquadRoom />;

  const submit = async () => {
    const body = toNewSquad(draft, gameId);
    if (body === null) return;
    if (me === null) return askToSignIn();
    const nameOf = (id: string) => draft.mates.find((mate) => mate.id === id)?.name ?? '';
    if (await create(body, nameOf)) draftStore.clear(gameId);
  };

  return (
    <Page>
      <Columns>
        <div>
          <PageTitle>{texts.title}</PageTitle>
          {me?.squadMember && (
            <p role="status">
              {texts.hasSquad} <TextLink to={`/${me.squadMember.gameId}/squads/${me.squadMember.squadId}`}>{texts.openSquad}</TextLink>
            </p>
          )}
          {me?.mateAccess == null && (
            <Suspense fallback={offerRoom}>
              {categories === undefined && !isError ? offerRoom : <firstSquad.Part gameId={gameId} me={me} draft={draft} change={change} categories={categories ?? noCategories} />}
            </Suspense>
          )}
          <Step number={1} title={texts.category}>
            <CategoryStep
              categories={categories}
              failed={isError}
              onRetry={refetch}
              value={draft.categoryId}
              onChange={(categoryId) => change(() => ({ categoryId }))}
            />
          </Step>
          <Step number={2} title={texts.when}>
            <WhenStep draft={draft} change={change} game={game} category={category} />
          </Step>
          {game !== undefined && (
            <Step number={3} title={texts.company}>
              <CompanyOptions draft={draft} change={change} game={game} category={category} isMate={me?.mateAccess != null} />
              {!draft.hot && <MatesList draft={draft} change={change} game={game} category={category} me={me} />}
            </Step>
          )}
        </div>
        <Summary {...price} draft={draft} change={change} game={game} category={category} me={me} whyNot={whyNot} onCreate={submit} />
      </Columns>
    </Page>
  );
};

const noCategories: readonly never[] = [];
