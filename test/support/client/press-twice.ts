import userEvent from '@testing-library/user-event';
import { holdAnswers } from './fake-server';

/**
 * A double press as people make it: quicker than any answer. The answers of `fakeServer` wait for the second press;
 * otherwise a quick one would come in between, and the second press would rightly be an act of its own.
 */
export const pressTwice = async (element: Element): Promise<void> => {
  const release = holdAnswers();
  try {
    await userEvent.dblClick(element);
  } finally {
    release();
  }
};
