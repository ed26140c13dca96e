// The engine's texts read the page's language when they are first imported, so import this file before them.
Object.assign(globalThis, { document: { cookie: '' } });
