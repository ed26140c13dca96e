import { eq } from 'drizzle-orm';
import type { MateLevel } from '#domain/mates/grade.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { TestPerson } from '../people/make-person';
import type { TestServer } from '../server/start-test-server';
import { squadScene } from './squad-scene';

const clients = ['owner', 'client', 'friend', 'stranger', 'admin'] as const;
/** The same grades as in the walks. */
const grades = {
  mate: 'PRO',
  'mate-2': 'BEGINNER_I',
  'mate-3': 'EXPERT',
  'another-mate': 'PRO',
} as const satisfies Record<string, MateLevel>;

/** The people of the lifecycle table and of the machine's walks, as accounts on a server. */
export interface Company {
  readonly categoryId: number;
  person(name: string): TestPerson;
  /** Maps names to ids; other strings stay unchanged. */
  readonly ids: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

export const isMateName = (name: string): boolean => name in grades;

/** Creates everyone of the walks: clients with money, mates who can be invited, an administrator. */
export const gatherCompany = async (server: TestServer, rubles = 10_000_000): Promise<Company> => {
  const scene = await squadScene(server);
  const people = new Map<string, TestPerson>();
  for (const name of clients) people.set(name, await scene.client(rubles));
  for (const [name, grade] of Object.entries(grades)) people.set(name, await scene.mate({ grade }));
  const person = (name: string): TestPerson => {
    const found = people.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['ALL'] })
    .where(eq(appUser.id, person('admin').id));
  return {
    categoryId: await scene.categoryId('RANK_UP'),
    person,
    ids: new Map([...people].map(([name, { id }]) => [name, id])),
    names: new Map([...people].map(([name, { id }]) => [id, name])),
  };
};
