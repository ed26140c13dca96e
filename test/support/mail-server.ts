import net from 'node:net';

/** How the server treats the next letters: takes them, says nothing after the final dot, or answers a command so. */
export type Manner = 'takes' | 'silent' | { readonly at: 'RCPT' | 'DOT'; readonly answer: string };

/** A mail server whose manners a test changes; it keeps the letters that it has taken, headers and all. */
export const mailServer = async () => {
  let manner: Manner = 'takes';
  let begun = 0;
  const taken: string[] = [];
  const sockets = new Set<net.Socket>();
  const answerOf = (at: 'RCPT' | 'DOT', usual: string): string | null => {
    if (manner === 'silent') return at === 'DOT' ? null : usual;
    return manner !== 'takes' && manner.at === at ? manner.answer : usual;
  };
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    const say = (line: string | null): void => void (line === null || socket.write(`${line}\r\n`));
    let letter: string[] | null = null;
    let rest = '';
    say('220 ready');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter !== null && line !== '.') letter.push(line);
        else if (letter !== null) {
          const answer = answerOf('DOT', '250 taken');
          if (answer?.startsWith('2')) taken.push(letter.join('\n'));
          letter = null;
          say(answer);
        } else if (line.startsWith('DATA')) {
          begun += 1;
          letter = [];
          say('354 go on');
        } else if (line.startsWith('RCPT')) say(answerOf('RCPT', '250 fine'));
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else say('250 fine');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    behave: (next: Manner): void => {
      manner = next;
    },
    /** Letters whose text was sent, whatever became of them. */
    begun: (): number => begun,
    taken: (): readonly string[] => taken,
    /** Ends every conversation: what hangs fails at once. */
    hangUp,
    stop: (): Promise<void> => {
      hangUp();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
