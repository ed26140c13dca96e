import type { SupportTopic } from '#domain/people/support-topic.ts';
import { type PagePath, route } from './route';

/* Pages that belong to no game. */

export const homePath = '/' satisfies PagePath;
export const signInPath = '/login' satisfies PagePath;
export const balancePath = '/balance' satisfies PagePath;
export const chatsPath = '/chat' satisfies PagePath;
export const chatPath = route('/chat/:chatId');
export const dummyPaymentPath = route('/pay/dummy/:depositId');
export const blogPath = '/blog' satisfies PagePath;
export const materialsPath = '/materials' satisfies PagePath;
export const materialsForMePath = '/materials/for-me' satisfies PagePath;
export const editorPath = route('/materials/:articleId');
export const newMaterialPath = editorPath({ articleId: 'new' });
export const supportPath = '/support' satisfies PagePath;
export const policyPath = '/policy' satisfies PagePath;
export const devPath = '/dev' satisfies PagePath;
export const devUiPath = '/dev/ui' satisfies PagePath;
export const devReplayPath = '/dev/replay' satisfies PagePath;
export const devMachinesPath = '/dev/machines' satisfies PagePath;

const materialPage = route('/blog/:material');

export const articlePath = (id: number | string): string => materialPage({ material: `material-${id}` });

/** Query parameters of the page of support: what a question is about. */
export const questionParams = { topic: 'topic', about: 'about' } as const;

/** The form for a question with its topic chosen and, with `about`, the address of a page of the product in its text. */
export const askPath = (topic: SupportTopic, about?: string): string =>
  `${supportPath}?${questionParams.topic}=${topic}${about === undefined ? '' : `&${questionParams.about}=${encodeURIComponent(about)}`}`;

/** A support chat opened over the page of support. */
export const supportChatPath = (chatId: string): string => `${supportPath}?chat=${chatId}#chat`;

/** The list of draws. */
export const drawsPath = '/draws';

/** One draw, with what is needed to verify it. */
export const drawPath = (id: number | string): string => `${drawsPath}/${id}`;
