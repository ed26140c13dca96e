import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** A place in the chain for middleware that comes with a lazy chunk: `lateMiddleware.addMiddleware(sagaMiddleware)`. */
export const dynamicMiddleware = createDynamicMiddleware();
