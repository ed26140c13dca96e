/**
 * A story with several browsers on a machine that is busy with other work. A single wait times out after 30 s and a
 * step after three minutes, so that the error names the step and not the whole story.
 */
jest.setTimeout(600_000);
