// Production mode, as in serve.ts.
process.env['NODE_ENV'] = 'production';
void import('./composition/make-first-start').then(({ makeFirstStart }) => makeFirstStart(process.env));
