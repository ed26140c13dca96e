import WebSocket from 'ws';

/** Entry point of a separate process: opens tabs, two sockets over one connection each, and keeps them until it is killed. */
const [origin = ''] = process.argv.slice(2);

interface Tab {
  readonly cookie: string;
  readonly jwt: string | null;
}

const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

/** Joins both namespaces over one connection; resolves when the chat's token has been accepted. */
const open = ({ cookie, jwt }: Tab): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers: { cookie } });
    let joined = 0;
    const step = (): void => {
      joined += 1;
      if (joined === 2) resolve();
    };
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith('43')) step();
      else if (packet.startsWith('44')) reject(new Error(packet));
      else if (packet.startsWith('40/chat')) socket.send(`42/chat,1${JSON.stringify(['connect to chat', { jwt }])}`);
      else if (packet.startsWith('40')) step();
      else if (packet.startsWith('0')) for (const namespace of ['/realtime', '/chat']) socket.send(`40${namespace},`);
      else if (packet === '2') socket.send('3');
    });
  });

process.on('message', (tabs: readonly Tab[]) => {
  void (async () => {
    for (let first = 0; first < tabs.length; first += 20) await Promise.all(tabs.slice(first, first + 20).map(open));
    process.send?.('open');
  })();
});
process.send?.('ready');
