/** Whatever waits to be done comes in between: a press, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// What evaluates longest goes one after another, each in a task of its own: together they would block the page for
// long. All of it lies in the first scripts; nothing is fetched here.
const evaluate = async (): Promise<void> => {
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: [] */ './api/api');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start();
};

void evaluate();
