import styled from 'styled-components';
import { failureOf } from '../../api/api-failure';
import { useApproveDemoApplicationMutation, useDemoApplicationsQuery } from '../../api/mate-side-api';
import { useGamesQuery } from '../../api/reference-api';
import { Button } from '../../ui/controls/button';
import { ErrorState } from '../../ui/feedback/error-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { theme } from '../../ui/theme/theme';
import { useToast } from '../../ui/toast/use-toast';
import { texts } from './texts';
import { Tool } from './tool';

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  small {
    display: block;
    color: ${theme.color.text2};
    font-size: 13px;
  }
`;

const Quiet = styled.p`
  color: ${theme.color.text2};
`;

/** Applications of mates that wait; the demo approves them without an administrator. */
export const ApplicationsTool = () => {
  const { data: applications, error, refetch } = useDemoApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
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
      {applications === undefined && (error === undefined ? <Skeleton $height={105} /> : <ErrorState text={failureOf(error).message} onRetry={refetch} />)}
      {applications?.length === 0 && <Quiet>{texts.noApplications}</Quiet>}
      <List>
        {applications?.map(({ id, username, gameId }) => (
          <li key={id}>
            <span>
              {username}
              <small>{games.find(({ id: known }) => known === gameId)?.name ?? gameId}</small>
            </span>
            <Button size="sm" aria-label={texts.approveName(username)} onClick={() => send(id)}>
              {texts.approve}
            </Button>
          </li>
        ))}
      </List>
    </Tool>
  );
};
