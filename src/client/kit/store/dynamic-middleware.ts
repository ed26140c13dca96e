import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** A place in the chain for middleware of lazily loaded chunks: `dynamicMiddleware.addMiddleware(sagaMiddleware)`. */
export const dynamicMiddleware = createDynamicMiddleware();
