import type { TestServer } from '../server/start-test-server';
import { squadScene, type SquadScene } from './squad-scene';

interface StandingScene extends SquadScene {
  /** The category of most squads in tests. */
  readonly fun: number;
}

/** A scene on the server of a file's tests, created before the first of them. */
export const sceneForTests = (server: TestServer): StandingScene => {
  let set: StandingScene | null = null;
  const scene = (): StandingScene => {
    if (!set) throw new Error('The scene is set in tests and hooks only');
    return set;
  };
  beforeAll(async () => {
    const made = await squadScene(server);
    set = { ...made, fun: await made.categoryId('FUN') };
  });
  return {
    get fun() {
      return scene().fun;
    },
    client: (rubles) => scene().client(rubles),
    mate: (options) => scene().mate(options),
    categoryId: (kind) => scene().categoryId(kind),
  };
};
