import type { Socket } from 'socket.io';
import type { App } from '../app';
import { deskTimeLeft } from '../sessions/desk-session';

/**
 * Disconnects an operator's authorised socket once its session has been idle at the desk for too long; it
 * reconnects as an ordinary person's. Real time. When the database does not respond, the desk counts as closed.
 */
export const disconnectIdleOperator = ({ db }: Pick<App, 'db'>, socket: Socket, sessionId: string): void => {
  const check = async (): Promise<void> => {
    const timeLeft = await deskTimeLeft(db, sessionId).catch(() => 0);
    if (!socket.connected) return;
    if (timeLeft === 0) socket.disconnect(true);
    else checkAfter(timeLeft + 1);
  };
  let timer: NodeJS.Timeout | undefined;
  const checkAfter = (ms: number): void => {
    timer = setTimeout(() => void check(), ms).unref();
  };
  socket.on('disconnect', () => clearTimeout(timer));
  checkAfter(0);
};
