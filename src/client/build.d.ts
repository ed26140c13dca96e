/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The style sheets of few pages (`kit/theme/sheets`), each as text in the script that imports it. */
declare const pageSheets: Readonly<Record<'article' | 'landing' | 'people' | 'steps' | 'login', string>>;
