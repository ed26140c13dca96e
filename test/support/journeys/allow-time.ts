/**
 * A story of several browsers on a machine that is busy with others. A wait inside it gives up after 30 s by itself
 * and a step after three minutes, so that it is the step that is named and not the whole story.
 */
jest.setTimeout(600_000);
