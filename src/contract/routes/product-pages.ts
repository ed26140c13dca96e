import { type ConsentSlug, consentSlugs } from '#domain/documents/document-slugs.ts';
import { type PagePath, route } from './route';

/* Pages that belong to no game. */

export const homePath = '/' satisfies PagePath;
export const signInPath = '/login' satisfies PagePath;
/** The form for people who have an account: `signInPath` alone invites newcomers where nobody has signed in before. */
export const knownPersonPath = `${signInPath}?mode=sign-in`;
/** What was decided about the reader, and their appeals. */
export const appealsPath = '/appeals' satisfies PagePath;
/** Why an account is blocked, and the appeal; the pass is not sent to any server by the address. */
export const blockedPath = (pass: string): string => `${signInPath}?mode=blocked#${pass}`;
export const balancePath = '/balance' satisfies PagePath;
export const chatsPath = '/chat' satisfies PagePath;
export const chatPath = route('/chat/:chatId');
export const blogPath = '/blog' satisfies PagePath;
export const materialsPath = '/materials' satisfies PagePath;
export const materialsForMePath = '/materials/for-me' satisfies PagePath;
export const editorPath = route('/materials/:articleId');
export const newMaterialPath = editorPath({ articleId: 'new' });
export const supportPath = '/support' satisfies PagePath;
export const policyPath = '/policy' satisfies PagePath;

/** The page of each document that people agree to. */
export const documentPaths = {
  policy: policyPath,
  'personal-data': '/policy/personal-data',
  marketing: '/policy/marketing',
  'mate-terms': '/policy/mate-terms',
} as const satisfies Readonly<Record<ConsentSlug, PagePath>>;

/** The document whose page this is; the agreement for any other path. */
export const documentOfPath = (path: string): ConsentSlug =>
  consentSlugs.find((document) => documentPaths[document] === path.replace(/\/$/, '')) ?? 'policy';

export const devPath = '/dev' satisfies PagePath;

const materialPage = route('/blog/:material');

export const articlePath = (id: number | string): string => materialPage({ material: `material-${id}` });

/** The list of draws. */
export const drawsPath = '/draws';

/** One draw, with what is needed to verify it. */
export const drawPath = (id: number | string): string => `${drawsPath}/${id}`;
