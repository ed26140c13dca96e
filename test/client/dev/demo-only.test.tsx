import { screen } from '@testing-library/react';
import { DemoMode } from '#client/entities/session/demo-mode.ts';
import { DevMachinesPage } from '#client/pages/dev/machines/dev-machines-page.tsx';
import { DevReplayPage } from '#client/pages/dev/replay/dev-replay-page.tsx';
import { DevToolsPage } from '#client/pages/dev/tools/dev-tools-page.tsx';
import { DevUiPage } from '#client/pages/dev/ui/dev-ui-page.tsx';
import { renderInApp } from '../../support/client/render-in-app';

const pages = {
  '/dev': DevToolsPage,
  '/dev/machines': DevMachinesPage,
  '/dev/replay': DevReplayPage,
  '/dev/ui': DevUiPage,
};

test.each(Object.entries(pages))('%s shows nothing but its name where there is no demo', async (path, DevPage) => {
  await renderInApp(
    <DemoMode value={false}>
      <DevPage />
    </DemoMode>,
    { path },
  );
  expect(screen.getByText('Демо-режим выключен: этой страницы здесь нет.')).toBeInTheDocument();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
