import { startCommand } from '#server/platform/config/start-command.ts';

test('how to start with other settings is said in the words of the shell at hand', () => {
  const other = { DATA_DIR: './data2', PORT: '3001' };
  expect(startCommand(other, 'linux')).toBe('DATA_DIR=./data2 PORT=3001 npm start');
  expect(startCommand(other, 'win32')).toBe('set "DATA_DIR=./data2" && set "PORT=3001" && npm start');
});
