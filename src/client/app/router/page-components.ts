import type { PageComponent } from '../../api/first-queries';
import { lazyPage } from '../../api/lazy-page';
import { partByPart } from '../../kit/layout/pause';
import { navigationProgress } from '../../kit/routing/navigation-progress';
import type { PageChunk } from '#contract/pages.ts';

/** A page in its own chunk: loading it shows the progress bar, prefetching it does not. */
const pageOf = (load: () => Promise<PageComponent>) =>
  lazyPage(load, { track: navigationProgress.track, renderError: null });

/** The component of every page in the manifest; the build fails if a chunk has another name there. */
export const pageComponents: Readonly<Record<PageChunk, ReturnType<typeof pageOf>>> = {
  home: pageOf(() => import(/* webpackChunkName: "home" */ '../../pages/home/home-page').then((m) => m.loadHome())),
  blog: pageOf(() => import(/* webpackChunkName: "blog" */ '../../pages/blog/blog-page').then((m) => m.BlogPage)),
  article: pageOf(() =>
    import(/* webpackChunkName: "article" */ '../../pages/article/article-page').then((m) => m.ArticlePage),
  ),
  materials: pageOf(() =>
    import(/* webpackChunkName: "materials" */ '../../pages/materials/materials-page').then((m) => m.MaterialsPage),
  ),
  'for-me': pageOf(() =>
    import(/* webpackChunkName: "for-me" */ '../../pages/materials/for-me-page').then((m) => m.ForMePage),
  ),
  editor: pageOf(() =>
    import(/* webpackChunkName: "editor" */ '../../pages/editor/editor-page').then((m) => m.EditorPage),
  ),
  team: pageOf(() => import(/* webpackChunkName: "team" */ '../../pages/team/team-page').then((m) => m.TeamPage)),
  'mate-place': pageOf(() =>
    import(/* webpackChunkName: "mate-place" */ '../../pages/mate-place/mate-place-page').then((m) => m.MatePlacePage),
  ),
  'mate-page': pageOf(() =>
    partByPart(
      [
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../entities/person/avatar'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../entities/person/person-head'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../kit/overlay/dialog'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../entities/person/report-person'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../features/reviews/reviews-card'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../entities/blog/articles-of'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../features/booking/book-button'),
        () => import(/* webpackChunkName: "mate-page", webpackExports: [] */ '../../pages/mate/play-card'),
      ],
      () => import(/* webpackChunkName: "mate-page" */ '../../pages/mate/mate-page'),
    ).then((m) => m.MatePage),
  ),
  login: pageOf(() =>
    partByPart(
      [
        () => import(/* webpackChunkName: "login", webpackExports: ["object"] */ 'zod/mini'),
        () => import(/* webpackChunkName: "login", webpackExports: [] */ '#contract/schemas/account-fields.ts'),
        () => import(/* webpackChunkName: "login", webpackExports: [] */ '#contract/schemas/profile-fields.ts'),
        () => import(/* webpackChunkName: "login", webpackExports: [] */ '../../kit/overlay/dialog'),
        () => import(/* webpackChunkName: "login", webpackExports: [] */ '../../entities/appeal/appeal-act'),
        () => import(/* webpackChunkName: "login", webpackExports: [] */ '../../features/sign-in/register-form'),
        () => import(/* webpackChunkName: "login", webpackExports: [] */ '../../features/sign-in/persona-list'),
      ],
      () => import(/* webpackChunkName: "login" */ '../../pages/login/login-page'),
    ).then((m) => m.LoginPage),
  ),
  support: pageOf(() =>
    import(/* webpackChunkName: "support" */ '../../pages/support/support-page').then((m) => m.SupportPage),
  ),
  appeals: pageOf(() =>
    import(/* webpackChunkName: "appeals" */ '../../pages/appeals/appeals-page').then((m) => m.AppealsPage),
  ),
  policy: pageOf(() =>
    import(/* webpackChunkName: "policy" */ '../../pages/policy/policy-page').then((m) => m.PolicyPage),
  ),
  'how-it-works': pageOf(() =>
    import(/* webpackChunkName: "how-it-works" */ '../../pages/how-it-works/how-it-works-page').then(
      (m) => m.HowItWorksPage,
    ),
  ),
  'friend-invitation': pageOf(() =>
    import(/* webpackChunkName: "friend-invitation" */ '../../pages/friend-invitation/friend-invitation-page').then(
      (m) => m.FriendInvitationPage,
    ),
  ),
  'create-squad': pageOf(() =>
    import(/* webpackChunkName: "create-squad" */ '../../pages/create-squad/create-squad-page').then(async (m) => {
      await m.loadStoredDraft();
      return m.CreateSquadPage;
    }),
  ),
  squad: pageOf(() => import(/* webpackChunkName: "squad" */ '../../pages/squad/squad-page').then((m) => m.SquadPage)),
  'dev-tools': pageOf(() =>
    import(/* webpackChunkName: "dev-tools" */ '../../pages/dev/tools/dev-tools-page').then((m) => m.DevToolsPage),
  ),
  'dev-machines': pageOf(() =>
    import(/* webpackChunkName: "dev-machines" */ '../../pages/dev/machines/dev-machines-page').then(
      (m) => m.DevMachinesPage,
    ),
  ),
  'dev-market': pageOf(() =>
    import(/* webpackChunkName: "dev-market" */ '../../pages/dev/market/dev-market-page').then((m) => m.DevMarketPage),
  ),
  'dev-replay': pageOf(() =>
    import(/* webpackChunkName: "dev-replay" */ '../../pages/dev/replay/dev-replay-page').then((m) => m.DevReplayPage),
  ),
  'dev-ui': pageOf(() =>
    import(/* webpackChunkName: "dev-ui" */ '../../pages/dev/ui/dev-ui-page').then((m) => m.DevUiPage),
  ),
  profile: pageOf(() =>
    import(/* webpackChunkName: "profile" */ '../../pages/profile/profile-page').then((m) => m.ProfilePage),
  ),
  'user-page': pageOf(() =>
    import(/* webpackChunkName: "user-page" */ '../../pages/user/user-page').then((m) => m.UserPage),
  ),
  settings: pageOf(() =>
    import(/* webpackChunkName: "settings" */ '../../pages/settings/settings-page').then((m) => m.SettingsPage),
  ),
  bookings: pageOf(() =>
    import(/* webpackChunkName: "bookings" */ '../../pages/bookings/bookings-page').then((m) => m.BookingsPage),
  ),
  orders: pageOf(() =>
    import(/* webpackChunkName: "orders" */ '../../pages/orders/orders-page').then((m) => m.OrdersPage),
  ),
  'orders-history': pageOf(() =>
    import(/* webpackChunkName: "orders-history" */ '../../pages/orders-history/history-page').then(
      (m) => m.HistoryPage,
    ),
  ),
  'squads-list': pageOf(() =>
    import(/* webpackChunkName: "squads-list" */ '../../pages/squads/squads-page').then((m) => m.SquadsPage),
  ),
  'chat-page': pageOf(() =>
    import(/* webpackChunkName: "chat-page" */ '../../pages/chat/chat-page').then((m) => m.ChatPage),
  ),
  money: pageOf(() =>
    import(/* webpackChunkName: "money" */ '../../pages/money/money-page').then((m) =>
      m.loadMoneyPage(location.pathname),
    ),
  ),
  draws: pageOf(() => import(/* webpackChunkName: "draws" */ '../../pages/draws/draws-page').then((m) => m.DrawsPage)),
  admin: pageOf(() =>
    partByPart(
      [
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../kit/overlay/dialog'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../kit/overlay/menu-item'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../entities/desk/squads-api'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../entities/desk/today-api'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../entities/desk/tools-api'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/sections-of-decisions'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/sections-of-people'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/sections-of-payments'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/sections-of-money'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/sections-of-catalogue'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/shell/nav'),
        () => import(/* webpackChunkName: "admin", webpackExports: [] */ '../../pages/desk/shell/top-bar'),
      ],
      () => import(/* webpackChunkName: "admin" */ '../../pages/desk/desk-page'),
    ).then(async (m) => {
      await m.loadSection(location.pathname);
      return m.DeskPage;
    }),
  ),
  balance: pageOf(() =>
    import(/* webpackChunkName: "balance" */ '../../pages/balance/balance-page').then((m) => m.BalancePage),
  ),
  'dummy-provider': pageOf(() =>
    import(/* webpackChunkName: "dummy-provider" */ '../../pages/dummy-provider/dummy-provider-page').then(
      (m) => m.DummyProviderPage,
    ),
  ),
  'become-mate': pageOf(() =>
    import(/* webpackChunkName: "become-mate" */ '../../pages/become-mate/become-mate-page').then(
      (m) => m.BecomeMatePage,
    ),
  ),
  onboarding: pageOf(() =>
    import(/* webpackChunkName: "onboarding" */ '../../pages/onboarding/onboarding-page').then((m) => m.OnboardingPage),
  ),
  clients: pageOf(() =>
    import(/* webpackChunkName: "clients" */ '../../pages/clients/clients-page').then((m) => m.ClientsPage),
  ),
  training: pageOf(() =>
    import(/* webpackChunkName: "training" */ '../../pages/landings/training/training-page').then(
      (m) => m.TrainingPage,
    ),
  ),
  'mate-landing': pageOf(() =>
    import(/* webpackChunkName: "mate-landing" */ '../../pages/landings/mate/mate-landing-page').then(
      (m) => m.MateLandingPage,
    ),
  ),
  'category-page': pageOf(() =>
    import(/* webpackChunkName: "category-page" */ '../../pages/category/category-page').then((m) => m.CategoryPage),
  ),
  'tag-page': pageOf(() =>
    import(/* webpackChunkName: "tag-page" */ '../../pages/tag/tag-page').then((m) => m.TagPage),
  ),
};
