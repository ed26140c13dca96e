import { Route, Routes } from 'react-router';
import type { Me } from '#contract/schemas/me.ts';
import { SquadPage } from '#client/pages/squad/squad-page.tsx';
import { setServerTime } from '#client/kit/time/server-now.ts';
import type { Walk } from '../../lifecycle/walk';
import { aClient } from './people';
import { renderInApp } from './render-in-app';

/** Renders the squad's page for one person of the walk, at the walk's time. */
export const openSquad = async (walk: Walk, viewer: string, me: Partial<Me> = {}, hash = '') => {
  setServerTime(new Date(walk.at).toISOString());
  return renderInApp(
    <Routes>
      <Route path="/:gameId/squads/:squadId" element={<SquadPage />} />
    </Routes>,
    { me: aClient({ id: viewer, ...me }), path: `/cs2/squads/18402${hash}` },
  );
};
