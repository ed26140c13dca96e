import type { FastifyInstance } from 'fastify';
import { mountChat } from '../chat/mount-chat';
import { systemClock } from '../clock/clock';
import type { Clock } from '../clock/clock';
import { readClockOffset } from '../clock/stored-offset';
import type { Config } from '../config/config';
import type { Database } from '../db/open-database';
import { startDeadlineSweeper } from '../deadlines/deadline-sweeper';
import { createServer } from '../http/create-server';
import { mailDelivery } from '../mail/deliver-mail';
import { deliverNotification } from '../notifier/deliver-notification';
import { listenToMessengers } from '../notifier/listen-to-messengers';
import { mountDocs } from '../operations/mount-docs';
import { mountHealth } from '../operations/mount-health';
import { startJobRunner } from '../outbox/job-runner';
import { startOutboxDispatcher } from '../outbox/outbox-dispatcher';
import { mountPage } from '../page/mount-page';
import { mountFiles } from '../uploads/mount-files';
import { leaveRoom } from '../realtime/leave-room';
import { createSocketServer, realtimeNamespace, sessionRoom } from '../realtime/socket-server';
import type { App } from './app';
import { deadlineAggregates } from './deadline-aggregates';
import { registerFeatures } from './register-features';

export interface Product {
  readonly app: App;
  readonly server: FastifyInstance;
  /** Stops taking work, finishes what was taken, lets go of the database. */
  stop(): Promise<void>;
}

/** Puts the process together on an open, migrated database; it is not listening yet. */
export const createProduct = async (config: Config, database: Database, secret: string, givenClock?: Clock): Promise<Product> => {
  const clock = givenClock ?? systemClock(config.demo ? await readClockOffset(database.db) : 0);
  const server = await createServer(config, clock);
  const parts = { config, database, db: database.db, clock, log: server.log, secret };
  const idle = { kick: () => undefined };
  // Two wake-up calls are filled in below: what they wake needs the app itself.
  const wake: { outbox: { kick(): void }; sweeper: { kick(): void } } = { outbox: idle, sweeper: idle };
  const early = { ...parts, outbox: { kick: () => wake.outbox.kick() }, sweeper: { kick: () => wake.sweeper.kick() } };
  const { io, close: closeSockets } = createSocketServer(server.server, early);
  const app: App = {
    ...early,
    sockets: {
      disconnectSessions: (ids) => {
        for (const id of ids) {
          io.of(realtimeNamespace).in(sessionRoom(id)).disconnectSockets(true);
          io.of('/chat').in(sessionRoom(id)).disconnectSockets(true);
        }
      },
    },
  };
  const chat = mountChat(io, app);
  const outbox = startOutboxDispatcher(database.db, server.log, {
    realtime: ({ rooms, event, payload }) => void io.of(realtimeNamespace).to([...rooms]).emit(event, payload),
    leave: (message) => leaveRoom(io, message),
    chat: ({ rooms, event, payload }) => void io.of('/chat').to([...rooms]).emit(event, payload),
  });
  const mail = mailDelivery(config, database.db);
  const jobs = startJobRunner(database.db, server.log, { mail, notifier: deliverNotification(app, mail) });
  const kick = (): void => {
    outbox.kick();
    jobs.kick();
  };
  wake.outbox = { kick };
  const messengers = listenToMessengers(app);
  registerFeatures(server, app);
  await mountHealth(server, app);
  await mountDocs(server);
  await mountFiles(server, config);
  await mountPage(server, app);
  const sweeper = startDeadlineSweeper(database.db, clock, server.log, deadlineAggregates(app), kick);
  wake.sweeper = sweeper;
  const stop = async (): Promise<void> => {
    // This process's own sockets, of every namespace; through the adapter other processes' would be closed too.
    io.engine.close();
    await chat.stop();
    // A call answered during the close leaves its connection open, and idle ones are looked for only once; a
    // socket hung up on knocks again.
    const hangUp = setInterval(() => {
      server.server.closeIdleConnections();
      io.engine.close();
    }, 50);
    await server.close().finally(() => clearInterval(hangUp));
    await sweeper.stop();
    await messengers.stop();
    await outbox.stop();
    await jobs.stop();
    await closeSockets();
    await database.close();
  };
  return { app, server, stop };
};
