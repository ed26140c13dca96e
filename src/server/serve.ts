// As people run it. Not `NODE_ENV=… node`: Windows has no such line; and libraries look for the word when they load.
process.env['NODE_ENV'] = 'production';
void import('./main');
