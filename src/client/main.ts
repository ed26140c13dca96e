import { eachInTask, pause } from './kit/layout/pause';

// The modules that take longest to evaluate are evaluated one after another, each in a task of its own: at once they
// would block the page for too long. All of them are in the first scripts; nothing is fetched here.
const evaluate = async (): Promise<void> => {
  await eachInTask([
    () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
    () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
    () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './api/api'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './kit/controls/button'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './app/store/create-app-store'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './kit/routing/link'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './app/shell/header'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './app/shell/layout'),
  ]);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start();
};

void evaluate();
