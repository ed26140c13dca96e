import { useEffect, useState } from 'react';
import { openInspectionChannel } from '../../machines/inspection/inspection-channel';
import type { ActorReport, InspectionMessage } from '../../machines/inspection/inspection-channel';

interface Live {
  readonly actors: readonly ActorReport[];
  /** What happened, the newest first. */
  readonly log: readonly ActorReport[];
}

const keptSteps = 100;

const isSame = (a: ActorReport, b: ActorReport) => a.pageId === b.pageId && a.actorId === b.actorId && a.machineId === b.machineId;

const afterReport = ({ actors, log }: Live, report: ActorReport): Live => {
  const index = actors.findIndex((actor) => isSame(actor, report));
  return {
    actors: index < 0 ? [...actors, report] : actors.with(index, report),
    log: report.event === null ? log : [report, ...log].slice(0, keptSteps),
  };
};

const after = (live: Live, message: InspectionMessage): Live => {
  if (message.type === 'actor') return afterReport(live, message);
  return message.type === 'gone' ? { ...live, actors: live.actors.filter(({ pageId }) => pageId !== message.pageId) } : live;
};

/** Actors of all pages of this browser that were opened with `?inspect`. */
export const useLiveActors = (): Live => {
  const [live, setLive] = useState<Live>({ actors: [], log: [] });
  useEffect(() => {
    const channel = openInspectionChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => setLive((before) => after(before, data)));
    channel.postMessage({ type: 'roll' } satisfies InspectionMessage);
    return () => channel.close();
  }, []);
  return live;
};
