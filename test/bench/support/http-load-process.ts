import { type HttpLoad, httpLoad } from './http-load';

/** Entry point of a separate process: makes the requests that its parent describes, and sends the result back. */
process.once('message', (load: HttpLoad) => void httpLoad(load).then((measured) => process.send?.(measured)));
