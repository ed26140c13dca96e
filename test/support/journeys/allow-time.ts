/** A story of several browsers on a machine that is busy with others; a wait inside it gives up after 30 s by itself. */
jest.setTimeout(240_000);
