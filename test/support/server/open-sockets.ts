import { io, type Socket } from 'socket.io-client';
import { chatClient } from '../../chat/support/chat-client';
import type { TestBrowser } from './test-browser';
import { cookieHeader } from './cookie-header';

const cookieOf = (browser: TestBrowser): string => cookieHeader(browser.cookies);

const closed = (socket: Socket): Promise<void> =>
  socket.connected ? new Promise((resolve) => socket.once('disconnect', () => resolve())) : Promise.resolve();

/** A tab of this person with both sockets connected: the product's and the chat's. */
export const openSockets = async (url: string, browser: TestBrowser) => {
  const product = io(`${url}/realtime`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: cookieOf(browser) },
  });
  await new Promise<void>((resolve, reject) => {
    product.once('connect', resolve);
    product.once('connect_error', reject);
  });
  const { body } = await browser.call('POST /v1/chat/token');
  const chat = await chatClient(url, { cookie: cookieOf(browser) });
  await chat.ask('connect to chat', { jwt: body.token });
  return {
    chatToken: body.token,
    areOpen: () => product.connected && chat.socket.connected,
    /** Resolves once the server has closed both. */
    closed: async () => void (await Promise.all([closed(product), closed(chat.socket)])),
    close: () => {
      product.disconnect();
      chat.socket.disconnect();
    },
  };
};
