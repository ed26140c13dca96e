import styled from 'styled-components';
import type { ActorReport } from '../../../kit/machines/inspection-channel';
import { SectionTitle } from '../../../kit/layout/page';
import { theme } from '../../../kit/theme/theme';
import { texts } from './texts';

interface Props {
  readonly actors: readonly ActorReport[];
  readonly log: readonly ActorReport[];
  readonly onChoose: (machineId: string) => void;
}

const Part = styled.section`
  margin-top: 24px;
  p {
    margin-top: 8px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 260px;
  margin-top: 8px;
  overflow: auto;
  font-size: 13px;
  button {
    width: 100%;
    min-height: 36px;
    padding: 4px 10px;
    border-radius: ${theme.radius.r8};
    text-align: left;
    &:hover {
      background: ${theme.color.surface2};
    }
  }
  b {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  span {
    color: ${theme.color.text2};
  }
`;

const keyOf = ({ pageId, machineId, actorId }: ActorReport) => `${pageId} ${machineId} ${actorId}`;

export const LiveActors = ({ actors, log, onChoose }: Props) => (
  <>
    <Part>
      <SectionTitle>{texts.live}</SectionTitle>
      {actors.length === 0 ? (
        <p>{texts.noLive}</p>
      ) : (
        <List>
          {actors.map((actor) => (
            <li key={keyOf(actor)}>
              <button type="button" onClick={() => onChoose(actor.machineId)}>
                {actor.machineId} <span>{actor.actorId}</span> <b>{actor.state}</b>
              </button>
            </li>
          ))}
        </List>
      )}
    </Part>
    <Part>
      <SectionTitle>{texts.steps}</SectionTitle>
      {log.length === 0 ? (
        <p>{texts.noSteps}</p>
      ) : (
        <List>
          {log.map((step, index) => (
            <li key={log.length - index}>
              {step.event} <span>→</span> <b>{step.state}</b>
            </li>
          ))}
        </List>
      )}
    </Part>
  </>
);
