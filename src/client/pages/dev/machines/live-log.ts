import { useEffect, useState } from 'react';
import {
  type ActorReport,
  type InspectionMessage,
  openInspectionChannel,
} from '#client/kit/machines/inspection-channel.ts';

/** One step of an actor: the states before and after. */
export interface ActorStep extends ActorReport {
  readonly number: number;
  /** Null for the first one received. */
  readonly from: string | null;
}

export interface Live {
  readonly actors: readonly ActorReport[];
  /** Steps, newest first. */
  readonly log: readonly ActorStep[];
}

const nothingLive: Live = { actors: [], log: [] };

const keptSteps = 300;

export const keyOf = ({ pageId, machineId, actorId }: ActorReport): string => `${pageId} ${machineId} ${actorId}`;

const afterReport = ({ actors, log }: Live, report: ActorReport): Live => {
  const index = actors.findIndex((actor) => keyOf(actor) === keyOf(report));
  const number = (log[0]?.number ?? 0) + 1;
  return {
    actors: index < 0 ? [...actors, report] : actors.with(index, report),
    log:
      report.event === null
        ? log
        : [{ ...report, number, from: actors[index]?.state ?? null }, ...log].slice(0, keptSteps),
  };
};

const afterMessage = (live: Live, message: InspectionMessage): Live => {
  if (message.type === 'actor') return afterReport(live, message);
  return message.type === 'gone'
    ? { ...live, actors: live.actors.filter(({ pageId }) => pageId !== message.pageId) }
    : live;
};

/** Actors of all pages of this browser that were opened with `?inspect`. */
export const useLiveActors = (): Live => {
  const [live, setLive] = useState(nothingLive);
  useEffect(() => {
    const channel = openInspectionChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) =>
      setLive((before) => afterMessage(before, data)),
    );
    channel.postMessage({ type: 'roll' } satisfies InspectionMessage);
    return () => channel.close();
  }, []);
  return live;
};
