import { sampleSquad } from '../../lifecycle/sample-squad';
import type { Walk } from '../../lifecycle/walk';
import { gatherCompany } from '../squads/company';
import { storeSquad } from '../squads/store-squad';
import type { TestServer } from '../server/start-test-server';

export const reason = 'Покажи, что было на второй карте';

/** People of finished games, from whom an administrator can request recordings. */
export const povScene = async (server: TestServer) => {
  const company = await gatherCompany(server);
  const browserOf = (name: string) => company.person(name).browser;
  /** Deletes earlier requests: the same people play in each test. */
  const stand = async (walk: Walk = sampleSquad.FINISHED()): Promise<number> => {
    await server.database.pool.query('DELETE FROM pov_request');
    return storeSquad(server, company, walk);
  };
  const ask = (squadId: number, whom = 'client', by = 'admin') =>
    browserOf(by).call('POST /v1/admin/squads/{id}/pov-request', {
      params: { id: squadId },
      body: { userId: company.person(whom).id, reason },
    });
  return {
    company,
    browserOf,
    stand,
    ask,
    /** A fresh open request to the client of a squad that finished an hour ago. */
    open: async () => {
      const squadId = await stand();
      const { body } = await ask(squadId);
      return { ...body, squadId };
    },
    declare: (id: string, size: number, name = 'round.mp4', by = 'client', fingerprint = '1') =>
      browserOf(by).call('POST /v1/pov-requests/{id}/files', { params: { id }, body: { name, size, fingerprint } }),
    link: (id: string, url = 'https://youtu.be/abc', by = 'client') =>
      browserOf(by).call('POST /v1/pov-requests/{id}/links', { params: { id }, body: { url } }),
    respond: (id: string, answer: 'SUBMITTED' | 'DECLINED', comment = '', by = 'client') =>
      browserOf(by).call('POST /v1/pov-requests/{id}/respond', { params: { id }, body: { answer, comment } }),
    current: (by = 'client') => browserOf(by).call('GET /v1/pov-requests/current'),
  };
};

export type PovScene = Awaited<ReturnType<typeof povScene>>;
