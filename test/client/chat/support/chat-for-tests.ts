import type { ChatDeps } from '#client/entities/chat/sagas/chat-deps.ts';
import { chatInPage, pass } from './chat-in-page';
import { fakeChatServer, type FakeChatServer } from './fake-chat-server';

type ChatPage = ReturnType<typeof chatInPage>;

/** A chat server and connected pages, new for each test, with fake timers. */
export const chatForTests = () => {
  let server: FakeChatServer | null = null;
  const pages: ChatPage[] = [];
  const known = <T>(given: T | null | undefined): T => {
    if (given == null) throw new Error('The server stands in tests and hooks only, a page once it is made');
    return given;
  };
  const make = (with_?: Partial<ChatDeps>): ChatPage => {
    const page = chatInPage(with_);
    pages.push(page);
    return page;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    server = fakeChatServer();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.stop();
    await pass();
    server?.stop();
    jest.useRealTimers();
  });
  return {
    get server() {
      return known(server);
    },
    /** The latest page. */
    get page() {
      return known(pages.at(-1));
    },
    /** A page that has not started yet. */
    make,
    open: async (with_?: Partial<ChatDeps>): Promise<ChatPage> => {
      const page = make(with_);
      page.start();
      await pass();
      return page;
    },
  };
};
