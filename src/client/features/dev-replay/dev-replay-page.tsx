import { CircleDot, Download, FolderOpen, History, Square } from 'lucide-react';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { initialChatState } from '../../chat/store/chat-state';
import { Button } from '../../ui/controls/button';
import { saveFile } from '../../ui/data/save-file';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Page } from '../../ui/layout/page';
import { Row, Stack } from '../../ui/layout/stack';
import { PageTitle } from '../../ui/routing/page-title';
import { theme } from '../../ui/theme/theme';
import { PlayerBar } from './player-bar';
import { replaySteps } from './replay-steps';
import { StepView } from './step-view';
import { texts } from './texts';
import { useLog } from './use-log';
import { usePlayer } from './use-player';

const Lead = styled.p`
  max-width: 46em;
  color: ${theme.color.text2};
`;

const Alert = styled.p`
  color: ${theme.color.danger};
`;

interface DevReplayPageProps {
  /** Null for guests. */
  readonly userId: string | null;
  /** Begins the chat of this tab anew, so that a record starts from nothing. */
  readonly restart: () => void;
}

/** `/dev/replay`: the chat's actions as a tape. */
export const DevReplayPage = ({ userId, restart }: DevReplayPageProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const log = useLog(restart);
  const { actions, recording, failure } = log;
  const states = useMemo(() => replaySteps(actions), [actions]);
  const player = usePlayer(actions.length);
  const { at } = player;
  const save = () => saveFile('chat-actions.json', JSON.stringify(actions, null, 1), 'application/json');
  return (
    <Page>
      <Stack $gap={16}>
        <PageTitle>{texts.title}</PageTitle>
        <Lead>{texts.lead}</Lead>
        <Row $gap={8}>
          {recording ? (
            <Button size="sm" variant="danger" onClick={log.stop}>
              <Square aria-hidden />
              {texts.stop}
            </Button>
          ) : (
            <Button size="sm" variant="primary" whyNot={userId === null ? texts.signIn : null} onClick={log.record}>
              <CircleDot aria-hidden />
              {texts.record}
            </Button>
          )}
          <Button size="sm" onClick={() => picker.current?.click()}>
            <FolderOpen aria-hidden />
            {texts.import}
          </Button>
          <Button size="sm" disabled={actions.length === 0} onClick={save}>
            <Download aria-hidden />
            {texts.export}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label={texts.import}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void log.open(file);
              target.value = '';
            }}
          />
        </Row>
        {recording && <Lead role="status">{texts.recording(actions.length)}</Lead>}
        {failure !== null && <Alert role="alert">{failure}</Alert>}
        {actions.length === 0 ? (
          <EmptyState icon={<History />} text={texts.empty} />
        ) : (
          <>
            <PlayerBar player={player} count={actions.length} />
            <StepView action={actions[at - 1] ?? null} before={states[Math.max(0, at - 1)] ?? initialChatState} after={states[at] ?? initialChatState} />
          </>
        )}
      </Stack>
    </Page>
  );
};
