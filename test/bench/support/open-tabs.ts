import WebSocket from 'ws';

/** Entry point of a separate process: opens tabs, two sockets each, and keeps them until it is killed. */
const [origin = ''] = process.argv.slice(2);

interface Tab {
  readonly cookie: string;
  readonly jwt: string | null;
}

const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

/** Connects to a namespace; resolves when it is joined, for the chat when its token has been accepted. */
const open = (namespace: string, { cookie, jwt }: Tab): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers: { cookie } });
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith('43')) resolve();
      else if (packet.startsWith('44')) reject(new Error(packet));
      else if (packet.startsWith('40') && namespace !== '/chat') resolve();
      else if (packet.startsWith('40')) socket.send(`42${namespace},1${JSON.stringify(['connect to chat', { jwt }])}`);
      else if (packet.startsWith('0')) socket.send(`40${namespace},`);
      else if (packet === '2') socket.send('3');
    });
  });

process.on('message', (tabs: readonly Tab[]) => {
  void (async () => {
    for (let first = 0; first < tabs.length; first += 20)
      await Promise.all(tabs.slice(first, first + 20).flatMap((tab) => [open('/realtime', tab), open('/chat', tab)]));
    process.send?.('open');
  })();
});
process.send?.('ready');
