import { Loaded } from '#client/api/loaded.tsx';
import { useRefusalToast } from '#client/api/use-refusal-toast.ts';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import { texts, Tool } from './tool';
import {
  useApproveDemoApplicationMutation,
  useDemoApplicationsQuery,
} from '#client/entities/mate/dev-applications-api.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { PersonaList } from '#client/features/sign-in/persona-list.tsx';
import { RuledList } from '#client/kit/layout/ruled-list.tsx';
import { TitleAndNote } from '#client/kit/display/title-and-note.tsx';
import { Row } from '#client/kit/layout/stack.tsx';

/** Signs in as a demo person by one press; the page stays. */
export const PeopleTool = () => (
  <Tool title={texts.people}>
    <PersonaList rows={7} />
  </Tool>
);

/** Pending applications of mates; the demo approves them without an administrator. */
export const ApplicationsTool = () => {
  const query = useDemoApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: games = [] } = useGamesQuery();
  const [approve] = useApproveDemoApplicationMutation();
  const toast = useToast();
  const showRefusal = useRefusalToast();
  const send = async (id: string) => {
    try {
      await approve({ params: { id } }).unwrap();
      toast.success(texts.approved);
    } catch (problem) {
      showRefusal(problem);
    }
  };
  return (
    <Tool title={texts.applications}>
      <Loaded query={query} skeleton={<Skeleton $height={105} />} empty={<Quiet>{texts.noApplications}</Quiet>}>
        {(applications) => (
          <RuledList>
            {applications.map(({ id, username, gameId }) => (
              <Row as="li" key={id} $wrap="nowrap">
                <TitleAndNote as="span">
                  <b>{username}</b>
                  <small>{games.find(({ id: known }) => known === gameId)?.name ?? gameId}</small>
                </TitleAndNote>
                <Button size="sm" aria-label={texts.approveName(username)} onClick={() => send(id)}>
                  {texts.approve}
                </Button>
              </Row>
            ))}
          </RuledList>
        )}
      </Loaded>
    </Tool>
  );
};
