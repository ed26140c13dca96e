import WebSocket from 'ws';

/**
 * Entry point of a separate process, so that receiving costs the server nothing: opens sockets, reports it, and sends
 * the delays to its parent once each socket has received the wanted number of events. An event carries the time at
 * which it was sent. Parses the protocol itself: a client that unpacks every packet would be slower than the servers.
 */
const [origin = '', namespace = '/', count = '0', wanted = '0', cookie = ''] = process.argv.slice(2);

const sockets = Number(count);
const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
const prefix = namespace === '/' ? '' : `${namespace},`;
const toldAt = /"offsetMs":([\d.]+)/;
let waits: number[] = [];

const hear = (packet: string): void => {
  waits.push(performance.timeOrigin + performance.now() - Number(toldAt.exec(packet)?.[1]));
  if (waits.length < sockets * Number(wanted)) return;
  waits.sort((a, b) => a - b);
  process.send?.({ p99: waits[Math.floor(waits.length * 0.99)] ?? 0 });
  waits = [];
};

const open = () =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(address, { headers: { cookie } });
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith('42')) hear(packet);
      else if (packet.startsWith('44')) reject(new Error(packet));
      else if (packet.startsWith('40')) resolve();
      else if (packet.startsWith('0')) socket.send(`40${prefix}`);
      else if (packet === '2') socket.send('3');
    });
  });

const openAll = async (): Promise<void> => {
  for (let opened = 0; opened < sockets; opened += 50)
    await Promise.all(Array.from({ length: Math.min(50, sockets - opened) }, open));
  process.send?.('ready');
};

void openAll();
