import fs from 'node:fs';
import files from 'node:fs/promises';
import path from 'node:path';
import { makePerson } from '../../support/people/make-person';
import { picture } from '../../support/pictures';
import { sendFile } from '../../support/send-file';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests({ LOG_LEVEL: 'silent' });

const kept = (): readonly string[] => {
  const folder = path.join(server.product.app.config.dataDir, 'files', 'avatars');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

/** Stores that many files completely, and only the first bytes of the next one. */
const fullAfter = (whole: number): jest.SpyInstance => {
  const spy = jest.spyOn(files, 'writeFile');
  for (let count = 0; count < whole; count += 1)
    spy.mockImplementationOnce(async (place, bytes) => fs.writeFileSync(String(place), String(bytes)));
  return spy.mockImplementationOnce(async (place) => {
    fs.writeFileSync(String(place), 'half');
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
  });
};

// A photo is stored in two sizes.
test.each([0, 1])(
  'a disk that is full after %i files of a photo keeps nothing of it, and says to come again',
  async (whole) => {
    const { browser } = await makePerson(server);
    const [before, bytes] = [kept(), await picture()];
    const spy = fullAfter(whole);
    const { status, code } = await sendFile(browser, 'PUT /v1/users/me/avatar', { bytes });
    spy.mockRestore();
    expect([status, code, kept()]).toEqual([503, 'SERVICE_UNAVAILABLE', before]);
    expect((await sendFile(browser, 'PUT /v1/users/me/avatar', { bytes })).status).toBe(200);
  },
);
