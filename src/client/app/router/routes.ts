import { lazyPage } from './lazy-page';
import type { LazyPage } from './lazy-page';
import { routeTitles as titles } from './route-titles';
import { soonPage } from './soon-page';

/** Who may open a page; everybody else is sent to sign in, or to what a mate is. */
export type RouteAccess = 'all' | 'user' | 'mate';

export interface AppRoute extends LazyPage {
  readonly path: string;
  readonly access: RouteAccess;
}

const route = (path: string, access: RouteAccess, page: LazyPage): AppRoute => ({ path, access, ...page });

const home = lazyPage(() => import(/* webpackChunkName: "home" */ './home-route').then((m) => m.HomeRoute));
const team = lazyPage(() => import(/* webpackChunkName: "team" */ '../../features/team/team-page').then((m) => m.TeamPage));
const matePage = lazyPage(() => import(/* webpackChunkName: "mate-page" */ '../../features/mate-page/mate-page').then((m) => m.MatePage));
const login = lazyPage(() => import(/* webpackChunkName: "login" */ '../../features/login/login-page').then((m) => m.LoginPage));
const support = lazyPage(() => import(/* webpackChunkName: "support" */ '../../features/support/support-page').then((m) => m.SupportPage));
const policy = lazyPage(() => import(/* webpackChunkName: "policy" */ '../../features/policy/policy-page').then((m) => m.PolicyPage));
const howItWorks = lazyPage(() =>
  import(/* webpackChunkName: "how-it-works" */ '../../features/how-it-works/how-it-works-page').then((m) => m.HowItWorksPage),
);
const friendInvitation = lazyPage(() =>
  import(/* webpackChunkName: "friend-invitation" */ '../../features/friend-invitation/friend-invitation-page').then((m) => m.FriendInvitationPage),
);
const createSquad = lazyPage(() =>
  import(/* webpackChunkName: "create-squad" */ '../../features/create-squad/create-squad-page').then((m) => m.CreateSquadPage),
);
const squad = lazyPage(() => import(/* webpackChunkName: "squad" */ './squad-route').then((m) => m.SquadRoute));
const devTools = lazyPage(() => import(/* webpackChunkName: "dev-tools" */ '../../features/dev-tools/dev-tools-page').then((m) => m.DevToolsPage));
const devMachines = lazyPage(() =>
  import(/* webpackChunkName: "dev-machines" */ '../../features/dev-machines/dev-machines-page').then((m) => m.DevMachinesPage),
);
const devReplay = lazyPage(() => import(/* webpackChunkName: "dev-replay" */ './replay-route').then((m) => m.ReplayRoute));
const devUi = lazyPage(() => import(/* webpackChunkName: "dev-ui" */ '../../features/dev-ui/dev-ui-page').then((m) => m.DevUiPage));

const profile = lazyPage(() => import(/* webpackChunkName: "profile" */ './profile-route').then((m) => m.ProfileRoute));
const userPage = lazyPage(() => import(/* webpackChunkName: "user-page" */ './user-route').then((m) => m.UserRoute));
const settings = lazyPage(() => import(/* webpackChunkName: "settings" */ './settings-route').then((m) => m.SettingsRoute));
const orders = lazyPage(() => import(/* webpackChunkName: "orders" */ './orders-route').then((m) => m.OrdersRoute));
const history = lazyPage(() =>
  import(/* webpackChunkName: "orders-history" */ '../../features/orders-history/history-page').then((m) => m.HistoryPage),
);
const squads = lazyPage(() => import(/* webpackChunkName: "squads-list" */ '../../features/squads-list/squads-page').then((m) => m.SquadsPage));
const chat = lazyPage(() => import(/* webpackChunkName: "chat-page" */ '../../features/chat/page/chat-page').then((m) => m.ChatPage));
const balance = lazyPage(() => import(/* webpackChunkName: "balance" */ '../../features/balance/balance-page').then((m) => m.BalancePage));
const dummyProvider = lazyPage(() =>
  import(/* webpackChunkName: "dummy-provider" */ '../../features/dummy-provider/dummy-provider-page').then((m) => m.DummyProviderPage),
);

const becomeMate = lazyPage(() => import(/* webpackChunkName: "become-mate" */ '../../features/become-mate/become-mate-page').then((m) => m.BecomeMatePage));
const onboarding = lazyPage(() => import(/* webpackChunkName: "onboarding" */ './onboarding-route').then((m) => m.OnboardingRoute));
const clients = lazyPage(() => import(/* webpackChunkName: "clients" */ '../../features/clients/clients-page').then((m) => m.ClientsPage));
const training = lazyPage(() => import(/* webpackChunkName: "training" */ '../../features/landings/training/training-page').then((m) => m.TrainingPage));
const mateLanding = lazyPage(() => import(/* webpackChunkName: "mate-landing" */ '../../features/landings/mate/mate-landing-page').then((m) => m.MateLandingPage));
/** Every page of the product. `category-…` and `tag-…` are whole segments to the router: see `landing-route.tsx`. */
export const routes: readonly AppRoute[] = [
  route('/', 'all', home),
  route('/login', 'all', login),
  route('/balance', 'user', balance),
  route('/chat', 'user', chat),
  route('/chat/:chatId', 'user', chat),
  route('/pay/dummy/:depositId', 'user', dummyProvider),
  route('/blog', 'all', soonPage(titles.blog)),
  route('/blog/:material', 'all', soonPage(titles.article)),
  route('/materials', 'user', soonPage(titles.materials)),
  route('/materials/for-me', 'user', soonPage(titles.materialsForMe)),
  route('/support', 'all', support),
  route('/policy', 'all', policy),
  route('/admin/*', 'user', soonPage(titles.admin)),
  route('/dev/ui', 'all', devUi),
  route('/dev/replay', 'all', devReplay),
  route('/dev/machines', 'all', devMachines),
  route('/dev', 'all', devTools),
  route('/:gameId/profile', 'user', profile),
  route('/:gameId/users/:userId', 'all', userPage),
  route('/:gameId/orders', 'user', orders),
  route('/:gameId/orders-history', 'user', history),
  route('/:gameId/clients', 'mate', clients),
  route('/:gameId/settings', 'user', settings),
  route('/:gameId/mate', 'all', becomeMate),
  route('/:gameId/mate/onboarding', 'mate', onboarding),
  route('/:gameId/team', 'all', team),
  route('/:gameId/team/:mateId', 'all', matePage),
  route('/:gameId/training/:landingId', 'all', training),
  route('/:gameId/mates/:landingId', 'all', mateLanding),
  route('/:gameId/how-it-works', 'all', howItWorks),
  route('/:gameId/squads', 'all', squads),
  route('/:gameId/squads/create', 'all', createSquad),
  route('/:gameId/squads/invite/:token', 'all', friendInvitation),
  route('/:gameId/squads/:squadId', 'user', squad),
];
