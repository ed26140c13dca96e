import { failureOf } from '../../../api/api-error';
import { ErrorState } from '../../../kit/feedback/error-state';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { useToast } from '../../../kit/toast/use-toast';
import { texts, Tool } from './tool';
import { useApproveDemoApplicationMutation, useDemoApplicationsQuery } from '../../../entities/mate/mate-side-api';
import { useGamesQuery } from '../../../entities/game/reference-api';
import { Button } from '../../../kit/controls/button';
import { Quiet } from '../../../kit/layout/prose';
import { PersonaList } from '../../../features/sign-in/persona-list';
import { RuledList } from '../../../kit/layout/ruled-list';
import { TitleAndNote } from '../../../kit/display/title-and-note';
import { Row } from '../../../kit/layout/stack';

/** Signs in as a demo person by one press; the page stays. */
export const PeopleTool = () => (
  <Tool title={texts.people}>
    <PersonaList rows={7} />
  </Tool>
);

/** Pending applications of mates; the demo approves them without an administrator. */
export const ApplicationsTool = () => {
  const {
    data: applications,
    error,
    refetch,
  } = useDemoApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: games = [] } = useGamesQuery();
  const [approve] = useApproveDemoApplicationMutation();
  const toast = useToast();
  const send = async (id: string) => {
    try {
      await approve({ params: { id } }).unwrap();
      toast.success(texts.approved);
    } catch (problem) {
      toast.danger(failureOf(problem).message);
    }
  };
  return (
    <Tool title={texts.applications}>
      {applications === undefined &&
        (error === undefined ? (
          <Skeleton $height={105} />
        ) : (
          <ErrorState text={failureOf(error).message} onRetry={refetch} />
        ))}
      {applications?.length === 0 && <Quiet>{texts.noApplications}</Quiet>}
      <RuledList>
        {applications?.map(({ id, username, gameId }) => (
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
    </Tool>
  );
};
