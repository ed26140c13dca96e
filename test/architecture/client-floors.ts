import type { RoomRule } from './cruise-rooms';

/** From the highest layer to the lowest: a folder imports only from layers below it. */
const floors = ['app', 'pages', 'features', 'entities', 'api', 'kit'] as const;

/** Import rules of the client: a folder imports only from layers below it; features and pages keep apart. */
export const clientFloors = (root: string): readonly RoomRule[] => [
  ...floors
    .slice(1)
    .map((room, index) => ({
      name: `${room} imports no room above it`,
      from: { path: `^${root}/${room}/` },
      to: { path: `^${root}/(${floors.slice(0, index + 1).join('|')})/` },
    })),
  {
    name: 'features never import one another',
    from: { path: `^${root}/features/([^/]+)/` },
    to: { path: `^${root}/features/`, pathNot: `^${root}/features/$1/` },
  },
  {
    name: 'pages never import one another',
    from: { path: `^${root}/pages/([^/]+)/` },
    to: { path: `^${root}/pages/`, pathNot: `^${root}/pages/($1|dev)/` },
  },
  {
    name: 'the kit knows no business',
    from: { path: `^${root}/kit/` },
    to: { path: '^src/(contract|domain/(?!text/))' },
  },
  {
    // Of the transport they know what a failed call is; that file keeps the same rule.
    name: 'machines know neither React nor the store',
    from: { path: `^${root}/(.*-machine|api/api-error)\\.ts$` },
    to: { path: '^node_modules/(react|@reduxjs)|/client/(app|pages|api)/', pathNot: `^${root}/api/api-error\\.ts$` },
  },
];
