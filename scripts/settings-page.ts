import { allSettings } from '#server/platform/config/settings/all-settings.ts';
import type { Setting, SettingsGroup } from '#server/platform/config/settings/setting.ts';

const head = `# Settings

Written by \`npm run docs\` from \`src/server/platform/config/settings\`; do not edit. The server reads its settings from the environment once, when it starts. A wrong one is named in one sentence, and nothing starts. An empty value is the same as none. «—» means that leaving the setting out switches off what it is for.

For a start on one machine nothing has to be set: \`npm start\` runs with all defaults. For containers copy \`deploy/env.example\` to \`.env\`; see [operate.md](operate.md).
`;

const usualOf = ({ usual, usualInWords }: Setting): string => usualInWords ?? (usual === null ? '—' : `\`${usual}\``);

const section = ({ title, about, settings }: SettingsGroup): string =>
  [
    `## ${title}\n`,
    ...(about === '' ? [] : [`${about}\n`]),
    '| Name | Default | Meaning |\n|---|---|---|',
    ...settings.map((setting) => `| \`${setting.name}\` | ${usualOf(setting)} | ${setting.meaning} |`),
    '',
  ].join('\n');

/** The text of `docs/settings.md`. */
export const settingsPage = (): string => [head, ...allSettings.map(section)].join('\n');
