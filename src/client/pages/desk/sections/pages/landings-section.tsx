import {
  useDeskLandingQuery,
  useDeskLandingsInfiniteQuery,
  useCreateLandingMutation,
  useUpdateLandingMutation,
} from '#client/entities/desk/pages-api.ts';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { RecordDrawer } from '../../kit/record/record-drawer';
import { CoursesOfLanding } from './courses-of-landing';
import { landingBody, landingFields, landingValues } from './landing-fields';
import { LandingList } from './landing-list';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { trainingPath } from '#contract/routes/landing-pages.ts';

const LandingDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskLandingQuery({ params: { id } });
  const [update] = useUpdateLandingMutation();
  return (
    <RecordDrawer
      title={answer.currentData?.title ?? texts.landings}
      subject={`landing:${id}`}
      answer={answer}
      fields={landingFields}
      valuesOf={landingValues}
      save={(read, seen) => update({ params: { id }, body: { seen, ...landingBody(read) } }).unwrap()}
      head={({ gameId }) => (
        <>
          <TextLink to={trainingPath({ gameId, landingId: id })}>{texts.look}</TextLink>
          <CoursesOfLanding landingId={id} />
        </>
      )}
    />
  );
};

const useList = (filters: ListFilters) => useDeskLandingsInfiniteQuery(filters);

/** «Страницы обучения»: drafts are visible only to their editors. */
export const LandingsSection = () => {
  const [create] = useCreateLandingMutation();
  return (
    <LandingList
      section="landings"
      title={texts.landings}
      newTitle={texts.newLanding}
      useList={useList}

      make={(body) => create({ body }).unwrap()}
      drawer={(id) => <LandingDrawer key={id} id={id} />}
    />
  );
};
