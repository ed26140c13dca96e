import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/platform/config/project-root.ts';

export interface RoomRule {
  readonly name: string;
  readonly from: Readonly<Record<string, string>>;
  readonly to: Readonly<Record<string, string | boolean>>;
}

interface Cruised {
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const options = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.(css|svg|woff2|sql)$' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
  },
};

const mostOutput = 64 * 1024 ** 2;

/** Violations of the rules below a folder, by resolved paths, type imports included. */
export const cruiseRooms = async (folder: string, rules: readonly RoomRule[]): Promise<readonly string[]> => {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-rooms-'));
  const config = path.join(temporary, 'rooms.json');
  const forbidden = rules.map((rule) => ({ ...rule, severity: 'warn' }));
  fs.writeFileSync(config, JSON.stringify({ forbidden, options }));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--output-type',
        'json',
        '--config',
        config,
        folder,
      ],
      { cwd: projectRoot, maxBuffer: mostOutput },
    );
    const { summary }: Cruised = JSON.parse(stdout);
    return summary.violations
      .filter(({ to }) => !to.startsWith('node:') && !['fs', 'path', 'crypto'].includes(to))
      .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  } finally {
    fs.rmSync(temporary, { recursive: true });
  }
};
