import { pause } from './kit/layout/pause';

// The modules that take longest to evaluate are evaluated one after another, each in a task of its own: at once they
// would block the page for too long. All of them are in the first scripts; nothing is fetched here.
const evaluate = async (): Promise<void> => {
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './api/api');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './kit/controls/button');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './app/store/create-app-store');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './kit/routing/link');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './app/shell/header');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './app/shell/layout');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start();
};

void evaluate();
