import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { exitCodeOf } from '../server/product-process';
import { waitFor } from '../wait-for';
import { findProgram } from './find-program';

const user = 'Debian-exim';

/**
 * A real Exim that keeps what it has taken. By the recipient's name it takes a letter, takes it after `slowSeconds`
 * (`slow@…`), refuses it for now (`later@…`) or for good (`never@…`).
 */
export const startExim = async (slowSeconds: number) => {
  const program = findProgram('exim4', 'exim4-daemon-light');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-exim-'));
  execFileSync('chown', [`${user}:${user}`, folder]);
  const port = await freePort();
  const config = path.join(folder, 'exim.conf');
  fs.writeFileSync(
    config,
    `primary_hostname = mail.test
spool_directory = ${folder}/spool
log_file_path = ${folder}/%slog
pid_file_path = ${folder}/exim.pid
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
tls_advertise_hosts =
queue_only
acl_smtp_rcpt = recipient
acl_smtp_data = text
begin acl
recipient:
  deny local_parts = never
    message = no such mailbox
  defer local_parts = later
    message = try again later
  accept
text:
  accept condition = \${if match{$recipients}{^slow@}}
    delay = ${slowSeconds}s
  accept
begin routers
`,
  );
  const child: ChildProcess = spawn(program, ['-C', config, '-bdf'], { stdio: 'ignore' });
  const input = path.join(folder, 'spool/input');
  const taken = (): readonly string[] =>
    fs.existsSync(input)
      ? fs
          .readdirSync(input)
          .filter((name) => name.endsWith('-H'))
          .map((name) => fs.readFileSync(path.join(input, name), 'utf8'))
      : [];
  await waitFor(
    async () => fs.existsSync(path.join(folder, 'exim.pid')),
    (isUp) => isUp || child.exitCode !== null,
  );
  if (child.exitCode !== null) throw new Error(`exim4 ended with ${child.exitCode}`);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Envelope and headers of each letter that it has taken. */
    taken,
    /** It stands still: the system accepts connections for it, and nobody greets. */
    fallSilent: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    stop: async (): Promise<void> => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await exitCodeOf(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
