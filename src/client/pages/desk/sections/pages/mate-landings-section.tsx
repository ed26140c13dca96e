import {
  useDeskMateLandingQuery,
  useDeskMateLandingsInfiniteQuery,
  useCreateMateLandingMutation,
  useUpdateMateLandingMutation,
} from '#client/entities/desk/pages-api.ts';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import { Panel, SumLine } from '../../kit/drawer/panel';
import { RecordDrawer } from '../../kit/record/record-drawer';
import type { FieldSpec } from '../../kit/record/record-fields';
import { landingBody, landingFields, landingValues } from './landing-fields';
import { LandingList } from './landing-list';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { mateLandingPath } from '#contract/routes/landing-pages.ts';

const MateLandingDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskMateLandingQuery({ params: { id } });
  const [update] = useUpdateMateLandingMutation();
  return (
    <RecordDrawer
      title={answer.currentData?.title ?? texts.mateLandings}
      subject={`mate-landing:${id}`}
      answer={answer}
      fields={landingFields}
      valuesOf={landingValues}
      save={(read, seen) => update({ params: { id }, body: { seen, ...landingBody(read) } }).unwrap()}
      head={({ gameId, mate }) => (
        <Panel>
          <dl>
            <SumLine label={texts.mate} value={mate.username} />
          </dl>
          <TextLink to={mateLandingPath({ gameId, landingId: id })}>{texts.look}</TextLink>
        </Panel>
      )}
    />
  );
};

const useList = (filters: ListFilters) => useDeskMateLandingsInfiniteQuery(filters);

const extraFields: readonly FieldSpec[] = [{ kind: 'person', name: 'mateId', label: texts.mate, once: true }];

/** «Страницы напарников»: each about one mate. */
export const MateLandingsSection = () => {
  const [create] = useCreateMateLandingMutation();
  return (
    <LandingList
      section="mate-landings"
      title={texts.mateLandings}
      newTitle={texts.newMateLanding}
      useList={useList}
      place={extraFields}
      make={(body, read) => create({ body: { ...body, mateId: read.person('mateId') } }).unwrap()}
      drawer={(id) => <MateLandingDrawer key={id} id={id} />}
    />
  );
};
