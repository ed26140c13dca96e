import { generateKeyPairSync } from 'node:crypto';
import { startTestServer, type TestServer } from '../server/start-test-server';
import { standInPushService, type StandInPushService } from './stand-in-push-service';

export interface PushServer {
  readonly service: StandInPushService;
  readonly server: TestServer;
  stop(): Promise<void>;
}

const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ?? '';

/** A server that can send Web Push, and a stand-in for the push service. */
export const startPushServer = async (): Promise<PushServer> => {
  const service = await standInPushService();
  const server = await startTestServer({
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:push@naparnik.example',
    PUSH_STAND_IN: service.url,
  });
  return {
    service,
    server,
    stop: async () => {
      await server.stop();
      await service.stop();
    },
  };
};
