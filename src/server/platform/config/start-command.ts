/** The command that starts the product with other settings, in the syntax of the platform's shell. */
export const startCommand = (
  settings: Readonly<Record<string, string>>,
  platform: NodeJS.Platform = process.platform,
): string => {
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return platform === 'win32'
    ? [...words.map((word) => `set "${word}"`), 'npm start'].join(' && ')
    : [...words, 'npm start'].join(' ');
};
