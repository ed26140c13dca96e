/**
 * Clicks as a browser does: React renders by its own schedule, which tests usually take from it. Resolves when what it
 * renders for the event itself is rendered.
 */
export const pressAsBrowser = async (element: HTMLElement): Promise<void> => {
  const environment: { IS_REACT_ACT_ENVIRONMENT?: boolean } = Object(globalThis);
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  element.click();
  await Promise.resolve();
  await Promise.resolve();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
};
