/** Lets pending work run in between: a press, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The modules that take longest to evaluate are evaluated one after another, each in a task of its own: at once they
// would block the page for too long. All of them are in the first scripts; nothing is fetched here.
const evaluate = async (): Promise<void> => {
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './api/api');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './kit/controls/button');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './app/store/create-app-store');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start();
};

void evaluate();
