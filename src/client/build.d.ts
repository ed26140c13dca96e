/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
