import type { Socket } from 'socket.io';
import type { App } from '../app';
import { backOfficeTimeLeft } from '../sessions/back-office-session';

/**
 * Hangs up on an operator's socket once its session has been idle for too long: it comes back as an ordinary person's.
 * Real time. What cannot be asked counts as shut. For sockets that have been let in.
 */
export const disconnectIdleOperator = ({ db }: Pick<App, 'db'>, socket: Socket, sessionId: string): void => {
  const look = async (): Promise<void> => {
    const lasts = await backOfficeTimeLeft(db, sessionId).catch(() => 0);
    if (!socket.connected) return;
    if (lasts === 0) socket.disconnect(true);
    else wait(lasts + 1);
  };
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => void look(), ms).unref();
  };
  socket.on('disconnect', () => clearTimeout(timer));
  wait(0);
};
